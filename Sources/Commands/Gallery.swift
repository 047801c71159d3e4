import ArgumentParser
import Diagnostics
import Pipeline
import SandboxGallery

/// `vipergen gallery`.
struct Gallery: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Makes a page of the screens that sandboxes print. Writes nothing.",
        usage: "<sandbox> | vipergen gallery [<options>]",
        discussion: """
            Reads what sandboxes print from standard input, and prints a page that needs no network: every scene in \
            every state, to be searched.

            EXAMPLE:
              swift run KaimonoSandbox | vipergen gallery > kaimono.html
            """
    )

    @OptionGroup var diagnostics: DiagnosticsOption

    func run() throws {
        try diagnostics.console.run { console in
            let transcript = SandboxTranscript(try StandardStreams.readInput())
            if transcript.modules.isEmpty {
                throw RunFailure.input([
                    Diagnostic(
                        .unreadableInput,
                        at: nil,
                        "standard input isn't what a sandbox prints",
                        notes: [Diagnostic.Note("run 'swift run <Feature>Sandbox | vipergen gallery > gallery.html'")]
                    )
                ])
            }
            console.print(verbatim: Array(GalleryPage(transcript).html.utf8))
        }
    }
}
