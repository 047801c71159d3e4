import Foundation
import Testing
import TestSupport

@testable import Templating

/// The tool's own templates and styles, as the folder Templates has them.
@Suite struct TemplateLibraryTests {
    @Test func entriesAndStylesAreRight() {
        #expect(TemplateLibrary.own.problems == [])
        let presenter = SceneStyle.allCases.flatMap(\.parts).first { $0.suffix == "Presenter" }
        #expect(presenter?.scaffold?.description == "Sources/<Feature>/Application/<Scene>/<Scene>Presenter.swift")
        #expect(presenter?.tests?.description == "Tests/<Feature>Tests/<Scene>Tests.swift")
        #expect(SceneStyle.allCases.filter(\.hasTests) == SceneStyle.allCases.filter(\.hasParts))
    }

    @Test func theTablesOfEmittedFilesAreUpToDate() throws {
        let url = Repository.root.appendingPathComponent(CataloguePage.path)
        let page = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        let (updated, problems) = CataloguePage(templates: TemplateLibrary.own.templates).updated(page)
        #expect(problems == [])
        try Recording.expect(updated, on: CataloguePage.path)
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
