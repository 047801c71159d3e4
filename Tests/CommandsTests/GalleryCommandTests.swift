import Foundation
import Testing
import TestSupport

/// `vipergen report --gallery`.
@Suite struct GalleryCommandTests {
    /// As `swift run ShelvesSandbox` prints it.
    private static let transcript = """
        Shelves: 2 scenes, 1 display state, 1 route

        Jar
          state full: JarViewController "Jar"
            child LidViewController
            | <b>miso</b>, ¥400 {{style}}
          opens: JarViewController
          route lid: pushes LidViewController

        Lid
          opens: 
        Fatal error: a mock isn't stubbed

        """

    private func gallery(_ input: String, _ options: String = "") async throws -> ToolRun {
        let folder = try TemporaryFolder()
        try folder.write(input, to: "input.txt")
        return try await Tool.run(
            "sh",
            ["-c", "'\(Repository.vipergen.path)' report --gallery \(options) < input.txt"],
            in: folder.url
        )
    }

    @Test func everyScreenIsThere() async throws {
        let run = try await gallery(Self.transcript)
        #expect(run.succeeded, "\(run.errors)")
        #expect(run.output.matches(of: /<section id="(Jar|Lid)"/).count == 2)
        let full =
            "<article><h4>state full</h4><pre tabindex=\"0\">JarViewController &quot;Jar&quot;\nchild LidViewController\n"
        #expect(run.output.contains(full + "| &lt;b&gt;miso&lt;/b&gt;, ¥400 {{style}}</pre></article>"))
        #expect(run.output.contains("<h4>stopped</h4><pre tabindex=\"0\">Fatal error: a mock isn&#39;t stubbed</pre>"))
        #expect(run.output.matches(of: /<article>/).count == 5)
    }

    @Test(.onlyInTestAll, arguments: ["", "hello\n", "\n\n  opens: x\n"])
    func anythingElseIsRefused(input: String) async throws {
        let run = try await gallery(input)
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.errors.contains("standard input isn't what a sandbox prints [unreadable-input]"))
    }

    @Test(arguments: ["--specs specs", "--output .", "--limit migrated=80", "--baseline old.txt", "--format json"])
    func optionsOfAProjectAreRefused(options: String) async throws {
        let run = try await gallery(Self.transcript, options)
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.contains("--gallery makes a page of standard input"), "\(run.errors)")
    }

    @Test(.enabled(if: Browser.path != nil, "Chromium isn't installed; the gallery isn't searched"))
    func search() async throws {
        let folder = try TemporaryFolder()
        try folder.write(try await gallery(Self.transcript).output, to: "gallery.html")
        try await Browser.open(folder.url.appendingPathComponent("gallery.html")) { page in
            #expect(try await page.value(of: "document.getElementById('status').textContent") == "5 of 5 screens")
            try await page.press("/")
            try await page.type("jar miso")
            try await page.wait(for: "document.getElementById('status').textContent === '1 of 5 screens'")
            let shown = "[...document.querySelectorAll('section:not([hidden])')].map(section => section.id)"
            #expect(try await page.value(of: shown) == "Jar")
        }
    }
}
