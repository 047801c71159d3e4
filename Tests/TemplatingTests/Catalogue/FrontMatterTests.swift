import Basics
import Testing

@testable import Templating

/// What stands at the top of a template.
@Suite struct FrontMatterTests {
    private static let interactor = """
        {{!
        for: scene
        styles: uikit, swiftui
        when: interactor
        file: Sources/<Feature>/Application/<Scene>/<Scene>Interactor.swift
        kind: scaffold
        declares: <Scene>Interactor, <Scene>Children if swiftui and children
        table: scene
        what: talks to the services: all of them
        }}
        final class {{scene}}Interactor {}

        """

    private func read(_ text: String) -> (description: TemplateDescription, problems: [Diagnostic]) {
        var (uikit, swiftui, mvvm) = (SceneStyle(name: "uikit"), SceneStyle(name: "swiftui"), SceneStyle(name: "mvvm"))
        (uikit.parts, swiftui.parts) = ([ScenePart("Presenter")], [ScenePart("Presenter")])
        (swiftui.traits, mvvm.traits) = (.dataSource, .viewModel)
        return DescriptionReader.read(
            text,
            path: "Templates/Scene/Interactor.swift.mustache",
            styles: StyleNames([uikit, swiftui, mvvm])
        )
    }

    /// By itself, by a trait, and by a part that it has.
    @Test(
        arguments: [
            ("styles: Presenter", ["uikit", "swiftui"]), ("styles: viewModel, dataSource", ["swiftui", "mvvm"]),
            ("styles: mvvm", ["mvvm"]), ("styles: Presenter, mvvm", nil),
        ] as [(String, [String]?)]
    )
    func aStyleIsNamedInThreeWays(line: String, styles: [String]?) throws {
        let (description, problems) = read(Self.interactor.replacing("styles: uikit, swiftui", with: line))
        #expect(problems.isEmpty)
        #expect(try #require(description.file).styles?.map(\.rawValue) == styles)
    }

    @Test func everyKeyIsRead() throws {
        let (description, problems) = read(Self.interactor)
        #expect(problems.isEmpty)
        #expect(description.name == "Interactor.swift")
        #expect(description.text == "final class {{scene}}Interactor {}\n")
        #expect(description.firstLine == 11)
        let file = try #require(description.file)
        #expect(file.subject == .scene)
        #expect(file.styles?.map(\.rawValue) == ["uikit", "swiftui"])
        #expect(file.conditions == ["interactor"])
        #expect(file.path.segments.first == .folder(.feature))
        #expect(file.path.description == "Sources/<Feature>/Application/<Scene>/<Scene>Interactor.swift")
        #expect(file.declares.map(\.name.description) == ["<Scene>Interactor", "<Scene>Children"])
        #expect(file.declares[1].styles?.map(\.rawValue) == ["swiftui"])
        #expect(file.declares[1].conditions == ["children"])
        #expect(file.summary == "talks to the services: all of them")
    }

    @Test(arguments: [
        ("when: interactor", "whem: interactor", 4, "unknown key 'whem'", "did you mean 'when'?"),
        ("when: interactor", "when: interactr", 4, "unknown condition 'interactr'", "did you mean 'interactor'?"),
        ("for: scene", "for: scenes", 2, "unknown 'scenes'", "did you mean 'scene'?"),
        ("kind: scaffold", "kind: generate", 6, "unknown 'generate'", "did you mean 'generated'?"),
        (
            "<Scene>Interactor.swift", "<Module>.swift", 5, "a scene has no '<Module>'",
            "it has: '<App>', '<AppEnvironment>', '<Content>'"
        ),
        ("Sources/<Feature>/", "Sources/<Core>/", 5, "a scene has no 'Sources/<Core>'", "it has: "),
        ("table: scene\n", "", 1, "no 'table'", "add a line 'table: …'"),
        ("table: scene", "table: scene\nkind: scaffold", 9, "a second 'kind'", "write one of them"),
        ("{{!\n", "", 1, "the template doesn't say what it is for", "begin it with a comment"),
    ])
    func mistakesAreToldAtTheirLines(old: String, new: String, line: Int, message: String, advice: String) throws {
        let problems = read(Self.interactor.replacing(old, with: new, maxReplacements: 1)).problems
        let problem = try #require(problems.first)
        #expect(problems.count == 1)
        #expect(problem.location?.line == line)
        #expect(problem.message == message)
        #expect(problem.notes.first?.message.hasPrefix(advice) == true)
    }

    @Test func everyTableHasItsPlaceOnThePage() {
        let page = CataloguePage(templates: [read(Self.interactor).description])
        let empty = "<!-- files: scene -->\n<!-- end of files -->\n"
        let (full, problems) = page.updated(empty)
        #expect(problems.isEmpty)
        #expect(full.contains("| scaffold | talks to the services: all of them |"))
        #expect(page.updated(full).page == full)
        #expect(page.updated("").problems == ["the page has no table 'scene'"])
        let two = page.updated("<!-- files: other -->\n<!-- end of files -->\n" + empty)
        #expect(two.problems == ["no template has 'table: other'"])
    }
}
