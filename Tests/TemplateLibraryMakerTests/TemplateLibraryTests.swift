import Foundation
import TestSupport
import Testing

@testable import TemplateLibraryMaker

/// The library of templates is checked in, and so are the tables of `docs/emitted-code.md`: both are as the folder Templates says.
@Suite struct TemplateLibraryTests {
    @Test func libraryAndDocumentationAreUpToDate() throws {
        let (files, problems) = try TemplateLibraryMaker.files(of: Repository.root)
        #expect(problems.isEmpty)
        for (path, text) in files {
            let url = Repository.root.appendingPathComponent(path)
            let found = FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) }
            #expect(found == text, "\(path) is stale; run: make templates")
        }
        for path in try TemplateLibraryMaker.checkedIn(in: Repository.root) {
            #expect(files[path] != nil, "\(path) has no template any more; run: make templates")
        }
    }
}
