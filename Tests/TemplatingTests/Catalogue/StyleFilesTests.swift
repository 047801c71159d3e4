import Basics
import Testing

@testable import Templating

/// Where the files of a style's scenes are.
@Suite struct StyleFilesTests {
    private func file(_ name: String, _ text: String) -> TeamTemplates.File {
        TeamTemplates.File(path: "specs/Templates/\(name)", bytes: Array(text.utf8))
    }

    private func template(
        _ name: String,
        of style: String,
        _ path: String,
        declares types: String = "",
        kind: String = "scaffold"
    ) -> TeamTemplates.File {
        let declares = types.isEmpty ? "" : "declares: \(types)\n"
        let top = "{{!\nfor: scene\nstyles: \(style)\nfile: \(path)\nkind: \(kind)\n\(declares)}}\n"
        return file("\(name).mustache", top + "{{scene}}\n")
    }

    private func templates(scaffold: String, _ added: TeamTemplates.File...) -> TeamTemplates {
        templates("what: cards\npart: Model\n  members: events\n  scaffold: \(scaffold)\n", added + [door])
    }

    private func templates(_ style: String, _ added: [TeamTemplates.File]) -> TeamTemplates {
        TeamTemplates([file("cards.style", style)] + added, keys: [])
    }

    private static let path = "Sources/<Feature>/Application/<Scene>/<Scene>Model.swift"
    private let model = StyleFilesTests.path
    private var cardsModel: TeamTemplates.File {
        template("CardsModel.swift", of: "cards", Self.path, declares: "<Scene>Model")
    }
    private var door: TeamTemplates.File {
        let path = "Sources/<Feature>/Generated/<Scene>Door.swift"
        return template(
            "CardsDoor.swift",
            of: "cards",
            path,
            declares: "<Scene>ViewBuilder, <Scene>ModelContract",
            kind: "generated"
        )
    }

    /// Whoever has the style needs no templates beside it.
    @Test func aStyleSaysSo() throws {
        let alone = templates(scaffold: "CardsModel.swift", cardsModel)
        #expect(alone.problems == [])
        let cards = try #require(alone.styles.last)
        #expect(cards.rawValue == "cards")
        #expect(cards.parts.first?.scaffold?.description == model)
        #expect(!cards.hasTests)

        let tests = template("CardsTests.swift", of: "cards, uikit", "Tests/<Feature>Tests/<Scene>CardTests.swift")
        let tested = templates(scaffold: "CardsModel.swift", cardsModel, tests)
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
        let templates = templates(scaffold: scaffold, cardsModel)
        #expect(templates.problems.map(\.message) == ["no template of the style is called '\(scaffold)'"])
        #expect(templates.problems.first?.location?.line == 4)
    }

    /// At the style, which says what they are to be.
    @Test(arguments: [
        (
            "what: x\npart: Model\n", "<Scene>Other", "<Scene>Model", 1,
            "no template of the style declares '<Scene>ViewBuilder'"
        ),
        (
            "what: x\npart: Model\n  members: events\n  contract: <Scene>Modeling\n  scaffold: CardsModel.swift\n",
            "<Scene>ViewBuilder", "<Scene>Model", 2, "no template of the style declares '<Scene>Modeling'"
        ),
        (
            "what: x\npart: Model\n  members: events\n  contract: Modeling\n  scaffold: CardsModel.swift\n",
            "<Scene>ViewBuilder, <Scene>Modeling", "<Scene>Model", 2,
            "'Modeling' is the same contract for all scenes, but a template declares '<Scene>Modeling'"
        ),
        (
            "what: x\npart: Model\n  members: events\n", "<Scene>ViewBuilder, <Scene>ModelContract", "<Scene>Model", 2,
            "a part with 'members' has a scaffold"
        ),
        (
            "what: x\npart: Model\n  members: events\n  scaffold: CardsDoor.swift\n",
            "<Scene>ViewBuilder, <Scene>ModelContract", "<Scene>Model", 4, "'CardsDoor.swift' makes no scaffold"
        ),
        (
            "what: x\npart: Model\n  members: events\n  scaffold: CardsModel.swift\n",
            "<Scene>ViewBuilder, <Scene>ModelContract", "<Scene>Sample", 4,
            "'CardsModel.swift' doesn't declare '<Scene>Model'"
        ),
        ("what: x\npart: Model\npart: Model\n", "<Scene>ViewBuilder", "<Scene>Model", 3, "a second part 'Model'"),
    ])
    func whatAStyleOwesIsTold(style: String, door: String, model: String, line: Int, message: String) {
        let files = [
            template("CardsModel.swift", of: "cards", self.model, declares: model),
            template(
                "CardsDoor.swift",
                of: "cards",
                "Sources/<Feature>/Generated/<Scene>Door.swift",
                declares: door,
                kind: "generated"
            ),
        ]
        let problems = templates(style, files).problems
        #expect(problems.map(\.message) == [message])
        #expect(problems.first?.location?.line == line)
    }

    /// Where they make files for the same scenes.
    @Test(arguments: [("uikit", 1), ("swiftui", 0)])
    func twoTemplatesOfOneTypeAreTold(style: String, count: Int) {
        let facts = "Sources/<Feature>/Application/<Scene>/<Scene>Facts.swift"
        let notes = "Sources/<Feature>/Application/<Scene>/<Scene>Notes.swift"
        let templates = TeamTemplates(
            [
                template("Facts.swift", of: "uikit, mvvm", facts, declares: "<Scene>Facts"),
                template("Notes.swift", of: style, notes, declares: "<Scene>Facts"),
            ],
            keys: []
        )
        #expect(templates.problems.filter { $0.message.contains("declares '<Scene>Facts'") }.count == count)
    }

    /// Else a slip in one would be told as what the style lacks, too.
    @Test func nothingIsOwedByTemplatesThatCannotBeRead() {
        let broken = template(
            "CardsDoor.swift",
            of: "cards",
            "Sources/<Feature>/Generated/<Scene>Door.swift",
            kind: "genrated"
        )
        let problems = templates("what: x\n", [broken]).problems
        #expect(problems.map(\.message) == ["unknown 'genrated'"])
    }
}
