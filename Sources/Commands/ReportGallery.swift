/// `vipergen report --gallery`: the output of sandboxes as a page of all screens.
struct ReportGallery {
    func print(to console: Console) throws {
        let transcript = SandboxTranscript(try StandardStreams.readInput())
        if transcript.modules.isEmpty {
            throw RunFailure.input([
                Diagnostic(
                    .unreadableInput,
                    at: nil,
                    "standard input isn't what a sandbox prints",
                    notes: [
                        Diagnostic.Note("run 'swift run <Feature>Sandbox | vipergen report --gallery > gallery.html'")
                    ]
                )
            ])
        }
        console.print(verbatim: Array(GalleryPage(transcript).html.utf8))
    }
}
