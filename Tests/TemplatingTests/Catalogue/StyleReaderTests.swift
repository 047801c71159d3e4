import Basics
import Testing

@testable import Templating

/// The description of a style.
@Suite struct StyleReaderTests {
    private static let description = """
        order: 6
        what: a screen of cards
        traits: parts, ownViewController
        lacks: parts, useCase
        part: ViewController
          members: rendering
          contract: <Scene>ViewContract
          scaffold: CardsViewController.swift
        part: Presenter
          members: events
          collaborators: Interactor, Wireframe
        part: Wireframe
          members: routes
          when: wireframe
          common: true

        """

    private func read(_ text: String) -> (style: SceneStyle, problems: [Diagnostic]) {
        let reader = StyleReader(text, path: "Templates/Cards/cards.style")
        return (reader.style, reader.problems)
    }

    @Test func everyKeyIsRead() {
        let (style, problems) = read(Self.description)
        #expect(problems.isEmpty)
        #expect(style.rawValue == "cards")
        #expect(style.order == 6)
        #expect(style.lacks == ["parts", "useCase"])
        #expect(style.parts.map(\.suffix) == ["ViewController", "Presenter", "Wireframe"])
        #expect(style.parts[0].templates.scaffold?.name == "CardsViewController.swift")
        #expect(style.parts[0].templates.scaffold?.location.line == 8)
        #expect(style.parts[1].collaborators == ["Interactor", "Wireframe"])
        #expect(style.parts[2].condition == .wireframe)
        #expect(style.parts.map(\.isCommonlyNamed) == [false, false, true])
        #expect(
            style.qualifiers == ["cards", "ownViewController", "parts", "ViewController", "Presenter", "Wireframe"]
        )
    }

    @Test(arguments: [
        ("order: 6", "ordre: 6", 1, "unknown key 'ordre'", "did you mean 'order'?"),
        ("order: 6", "order: last", 1, "'last' is no number", "write its place among the styles"),
        ("what: a screen of cards\n", "", 1, "no 'what'", "add a line 'what: …'"),
        ("lacks: parts", "order: 6\nlacks: parts", 4, "a second 'order'", "write one of them"),
        ("traits: parts,", "traits: part,", 3, "unknown trait 'part'", "did you mean 'parts'?"),
        ("members: routes", "members: route", 13, "unknown set of members 'route'", "did you mean 'routes'?"),
        (
            "contract: <Scene>ViewContract", "contract: The<Scene>View", 7, "'The<Scene>View' is no name of a contract",
            "write '<Scene>' and how it ends, such as '<Scene>ViewContract', or one that all scenes share"
        ),
        ("when: wireframe", "when: wirefram", 14, "unknown condition 'wirefram'", "did you mean 'wireframe'?"),
        ("  common: true", "  commn: true", 15, "unknown key 'commn'", "did you mean 'common'?"),
    ])
    func mistakesAreToldAtTheirLines(old: String, new: String, line: Int, message: String, advice: String) throws {
        let problems = read(Self.description.replacing(old, with: new, maxReplacements: 1)).problems
        let problem = try #require(problems.first { $0.message == message })
        #expect(problem.location?.line == line)
        #expect(problem.notes.first?.message == advice)
    }
}
