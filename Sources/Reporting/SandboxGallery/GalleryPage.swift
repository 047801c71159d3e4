/// A self-contained page with every screen that sandboxes have shown.
///
/// For example: `GalleryPage(SandboxTranscript(text)).html`.
public struct GalleryPage: Sendable {
    private let transcript: SandboxTranscript

    public init(_ transcript: SandboxTranscript) {
        self.transcript = transcript
    }

    public var html: String {
        PageTemplate(PageTexts.galleryHTML).page([
            "title": transcript.modules.map(\.name).joined(separator: ", ").inMarkup,
            "style": PageTexts.galleryCSS, "script": PageTexts.galleryJS,
            "modules": transcript.modules.map(module).joined(),
        ])
    }

    private func module(_ module: SandboxTranscript.Module) -> String {
        "<h2>\(module.name.inMarkup)</h2>\n" + module.scenes.map(scene).joined()
    }

    private func scene(_ scene: SandboxTranscript.Scene) -> String {
        let name = scene.name.inMarkup
        return """
            <section id="\(name)" data-scene="\(name)">
            <h3><a href="#\(name)">\(name)</a></h3>
            <div class="screens">
            \(scene.screens.map(screen).joined())</div>
            </section>

            """
    }

    private func screen(_ screen: SandboxTranscript.Screen) -> String {
        """
        <article><h4>\(screen.role.inMarkup)</h4><pre tabindex="0">\(screen.lines.joined(separator: "\n").inMarkup)</pre></article>

        """
    }
}
