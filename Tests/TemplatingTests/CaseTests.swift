import Foundation
import Testing

/// What templates render: the cases of `Cases`, a file for each subject.
///
/// They are our own, and cover what the cases of the Mustache specification cover, so that a clone needs none of those.
/// Where these expect what a strict engine refuses, ours say what it does instead, and `why`. Errors beyond that, and
/// what Mustache doesn't have, are in the suites beside this one.
@Suite("Mustache")
struct CaseTests {
    static func files() throws -> [URL] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path() < $1.path() }
    }

    @Test("Every case comes out as it says", arguments: try files())
    func cases(_ file: URL) throws {
        for one in try TemplateCase.all(in: file) {
            let outcome = try one.outcome()
            #expect(outcome == one.expected, "\(file.lastPathComponent): \(one.name)")
        }
    }

    @Test("Every subject of the specification has cases")
    func subjects() throws {
        let subjects = Set(try Self.files().map { $0.deletingPathExtension().lastPathComponent })
        #expect(subjects.isSuperset(of: Specification.subjects.keys))
    }
}
