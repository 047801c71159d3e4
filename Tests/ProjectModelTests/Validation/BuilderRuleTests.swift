import Diagnostics
import SpecReading
import SpecTestSupport
import Testing

@Suite("How a handwritten scene says that it is built")
struct BuilderRuleTests {
    private static let project = "project: Movies\nruntime: { path: . }\nservices: { flags: Flags }\n"

    @Test(arguments: [
        "FilmModule.make()", "makeFilm(id: descriptor.id)", "self.films.make(descriptor.id, [1, -2], by: .name)",
        "FilmController(store: FilmStore<Film>(), title: \"Film\", isNew: true, at: nil)", "Film.Screens.shared",
        "FilmModule(session: self).screen(for: descriptor.film?.id, in: [\"a\": 1])",
    ])
    func itCalls(builder: String) {
        let found = result(of: specs("builder: '\(builder)'")).diagnostics
        #expect(found.isEmpty, "\(found.messages)")
    }

    @Test(arguments: [
        ("FilmModule.make { $0 }", "a closure"), ("FilmModule.make(then: { })", "a closure"),
        ("FilmModule.make(descriptor.id ?? 0)", "an operator"), ("a ? b() : c()", "an operator"),
        ("FilmModule.make() as! FilmController", "a cast"), ("FilmModule.make()!", "a '!'"),
        ("try? FilmModule.make()", "a 'try'"), ("FilmModule.make(\"\\(descriptor.id)\")", "a text with values in it"),
        ("FilmModule.make(!descriptor.isNew)", "an operator"), ("FilmModule.all[0]", "something else"),
        ("FilmModule.make([descriptor.id + 1])", "an operator"), ("12", "a value, and calls nothing"),
        ("FilmModule.make([1: { }])", "a closure"),
    ])
    func itOnlyCalls(builder: String, fault: String) {
        let found = result(of: specs("builder: '\(builder)'")).diagnostics
        #expect(found.map(\.id) == ["invalid-swift"])
        #expect(found.first?.message.contains(fault) == true, "\(found.messages)")
        #expect(found.first?.location?.description == "specs/Films/Film.yml:2:10")
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
                    "style: handwritten\nbuilder: FilmModule.make()\n①variants: { a: { to: Old, flag: flags.isNew } }",
            ],
            ("misplaced-key", "①")
        )
        expectProblems(
            [
                "project.yml": Self.project, "Films/Old.yml": "style: handwritten\nbuilder: OldModule.make()",
                "Films/Film.yml": "style: handwritten\nvariants: { a: { to: ①Old, flag: flags.isNew } }",
            ],
            ("misplaced-key", "①")
        )
    }

    private func specs(_ builder: String) -> [String: String] {
        ["project.yml": Self.project, "Films/Film.yml": "style: handwritten\n\(builder)"]
    }
}
