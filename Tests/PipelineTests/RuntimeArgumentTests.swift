import Basics
import Testing

@testable import Pipeline

/// What `--runtime` of `init` takes.
@Suite struct RuntimeArgumentTests {
    @Test(arguments: ["../ViperGen", ".", "/srv/ViperGen", "../team@home/ViperGen", "a/b:c", "ViperGen"])
    func folders(text: String) throws {
        #expect(try RuntimeArgument(text) == .folder(text))
    }

    @Test(arguments: [
        ("https://example.com/ViperGen@1.0.0", "https://example.com/ViperGen", "1.0.0"),
        ("https://user@example.com/ViperGen@1.2.3", "https://user@example.com/ViperGen", "1.2.3"),
        (
            "https://user:word@example.com:8080/ViperGen.git@1.2.3", "https://user:word@example.com:8080/ViperGen.git",
            "1.2.3"
        ),
        ("ssh://git@example.com:22/ViperGen@1.0.0", "ssh://git@example.com:22/ViperGen", "1.0.0"),
        ("git@example.com:team/ViperGen.git@1.0.0", "git@example.com:team/ViperGen.git", "1.0.0"),
        ("git@example.com:/srv/ViperGen@2.0.0-beta.1", "git@example.com:/srv/ViperGen", "2.0.0-beta.1"),
        ("https://example.com/@team/ViperGen@1.0.0+5", "https://example.com/@team/ViperGen", "1.0.0+5"),
    ])
    func addresses(text: String, address: String, version: String) throws {
        #expect(try RuntimeArgument(text) == .package(address: address, version: version))
    }

    /// Each is refused with a text that is taken.
    @Test(arguments: [
        ("https://example.com/ViperGen", "https://example.com/ViperGen@1.0.0"),
        ("https://user@example.com/ViperGen", "https://user@example.com/ViperGen@1.0.0"),
        ("https://example.com/@team/ViperGen", "https://example.com/@team/ViperGen@1.0.0"),
        ("https://example.com/ViperGen@", "https://example.com/ViperGen@1.0.0"),
        ("https://example.com/ViperGen#1.2.0", "https://example.com/ViperGen@1.2.0"),
        ("https://example.com/ViperGen 1.2.0", "https://example.com/ViperGen@1.2.0"),
        ("https://example.com/ViperGen@1", "https://example.com/ViperGen@1.0.0"),
        ("https://example.com/ViperGen@1.2", "https://example.com/ViperGen@1.2.0"),
        ("https://example.com/ViperGen@v1.2.3", "https://example.com/ViperGen@1.2.3"),
        ("https://example.com/ViperGen@v2.0-beta", "https://example.com/ViperGen@2.0.0-beta"),
        ("https://example.com/ViperGen@main", "https://example.com/ViperGen@1.0.0"),
        ("https://example.com/ViperGen@deadbeefcafe", "https://example.com/ViperGen@1.0.0"),
        ("https://example.com/ViperGen@1.0.0.0", "https://example.com/ViperGen@1.0.0"),
        ("ssh://git@example.com/ViperGen", "ssh://git@example.com/ViperGen@1.0.0"),
        ("git@example.com:team/ViperGen.git", "git@example.com:team/ViperGen.git@1.0.0"),
        ("git@example.com:team/ViperGen.git@main", "git@example.com:team/ViperGen.git@1.0.0"),
        ("example.com/team/ViperGen@1.0.0", "https://example.com/team/ViperGen@1.0.0"),
        ("file:///srv/ViperGen", "/srv/ViperGen"), ("file:///srv/ViperGen@1.0.0", "/srv/ViperGen"),
        ("C:\\ViperGen", "../ViperGen"), ("C:/ViperGen", "../ViperGen"), ("..\\ViperGen", "../ViperGen"),
        ("", "../ViperGen"), ("https://", "../ViperGen"), ("https://example.com", "../ViperGen"),
        ("ViperGen@1.0.0", "../ViperGen"),
    ])
    func refusals(text: String, remedy: String) throws {
        let problem = #expect(throws: RuntimeArgument.Problem.self) { try RuntimeArgument(text) }
        let note = try #require(problem?.diagnostic.notes.first?.message)
        #expect(note.contains("'\(remedy)'"), "\(note)")
        _ = try RuntimeArgument(remedy)
    }
}
