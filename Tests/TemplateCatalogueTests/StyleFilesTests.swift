import Diagnostics
import Testing

@testable import TemplateCatalogue

/// Where the files of a style's scenes are.
@Suite struct StyleFilesTests {
    private func file(_ name: String, _ text: String) -> TeamTemplates.File {
        TeamTemplates.File(path: "specs/Templates/\(name)", bytes: Array(text.utf8))
    }

    private func template(_ name: String, of style: String, _ path: String) -> TeamTemplates.File {
        file("\(name).mustache", "{{!\nfor: scene\nstyles: \(style)\nfile: \(path)\nkind: scaffold\n}}\n{{scene}}\n")
    }

    private func templates(scaffold: String, _ added: TeamTemplates.File...) -> TeamTemplates {
        let style = "what: cards\npart: Model\n  members: events\n  scaffold: \(scaffold)\n"
        return TeamTemplates([file("cards.style", style)] + added, keys: [])
    }

    private let model = "Sources/<Feature>/Application/<Scene>/<Scene>Model.swift"

    /// Whoever has the style needs no templates beside it.
    @Test func aStyleSaysSo() throws {
        let alone = templates(scaffold: "CardsModel.swift", template("CardsModel.swift", of: "cards", model))
        #expect(alone.problems == [])
        let cards = try #require(alone.styles.last)
        #expect(cards.rawValue == "cards")
        #expect(cards.parts.first?.scaffold?.description == model)
        #expect(!cards.hasTests)

        let tests = template("CardsTests.swift", of: "cards, uikit", "Tests/<Feature>Tests/<Scene>CardTests.swift")
        let tested = templates(scaffold: "CardsModel.swift", template("CardsModel.swift", of: "cards", model), tests)
        #expect(tested.styles.last?.hasTests == true)
    }

    /// Also the tool's own: what a template adds to old screens may be tests.
    @Test func aTemplateAddsTestsToAStyle() {
        let tests = template("OldTests.swift", of: "legacy", "Tests/<Feature>Tests/<Scene>Tests.swift")
        let templates = TeamTemplates([tests], keys: [])
        #expect(templates.problems == [])
        #expect(SceneStyle(rawValue: "legacy")?.hasTests == false)
        #expect(templates.styles.first { $0.rawValue == "legacy" }?.hasTests == true)
    }

    /// A template that makes nothing for the style's scenes is none of its own.
    @Test(arguments: ["Presenter.swift", "CardsModl.swift"])
    func aTemplateOfAnotherStyleIsTold(scaffold: String) {
        let templates = templates(scaffold: scaffold, template("CardsModel.swift", of: "cards", model))
        #expect(templates.problems.map(\.message) == ["no template of the style is called '\(scaffold)'"])
        #expect(templates.problems.first?.location?.line == 4)
    }
}
