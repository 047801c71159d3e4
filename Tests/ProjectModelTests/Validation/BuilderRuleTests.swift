import Basics
import ProjectModel
import SpecTestSupport
import Testing

@Suite("How a handwritten scene says that it is built")
struct BuilderRuleTests {
    private static let project = "project: Movies\nruntime: .\nservices: { flags: Flags }\n"

    @Test(arguments: [
        "FilmModule.make()", "makeFilm(id: descriptor.id)", "self.films.make(descriptor.id, [1, -2], by: .name)",
        "FilmController(store: FilmStore<Film>(), title: \"Film\", isNew: true, at: nil)", "Film.Screens.shared",
        "FilmModule(session: self).screen(for: descriptor.film?.id, in: [\"a\": 1])",
    ])
    func itCalls(builder: String) {
        let found = result(of: specs("builder: '\(builder)'")).diagnostics
        #expect(found.isEmpty, "\(found.messages)")
    }

    @Test func othersHaveAGeneratedOne() {
        expectProblems(
            ["project.yml": Self.project, "Films/Film.yml": "style: uikit\n①builder: FilmModule.make()"],
            ("misplaced-key", "①")
        )
    }

    @Test func variantsCallViewBuilders() {
        expectProblems(
            [
                "project.yml": Self.project, "Films/Old.yml": "style: handwritten",
                "Films/Film.yml":
                    "style: handwritten\nbuilder: FilmModule.make()\n①variants: { Old: flags.isNew }",
            ],
            ("misplaced-key", "①")
        )
        expectProblems(
            [
                "project.yml": Self.project, "Films/Old.yml": "style: handwritten\nbuilder: OldModule.make()",
                "Films/Film.yml": "style: handwritten\nvariants: { ①Old: flags.isNew }",
            ],
            ("misplaced-key", "①")
        )
    }

    private func specs(_ builder: String) -> [String: String] {
        ["project.yml": Self.project, "Films/Film.yml": "style: handwritten\n\(builder)"]
    }
}
