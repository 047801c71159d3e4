import Foundation
import TemplateCatalogue
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

    /// The page for people who write templates names all that one can be for.
    @Test func everySubjectIsOnThePage() throws {
        let page = try Data(contentsOf: Repository.root.appendingPathComponent("Templates/README.md"))
        let rows = String(decoding: page, as: UTF8.self).split(separator: "\n")
        let row = try #require(rows.first { $0.hasPrefix("| `for` |") })
        let named = Set(row.matches(of: /`([^`]+)`/).map { String($0.1) })
        #expect(named == Set(CatalogueSubject.allCases.map(\.rawValue)).union(["for", "templates", "what"]))
    }
}
