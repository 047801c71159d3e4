import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

/// Sections, and parts of `mvvm` screens, that are drawn by components.
@Suite("Sections and parts drawn by components")
struct SectionComponentTests {
    private static let card = """
        /// @component
        public struct Card: View {
            public init(
                title: String,
                note: String? = nil,
                onTap: (@MainActor (_ id: Int) -> ())? = nil,
                isNew: Bool
            ) {}
        }
        /// @component
        public struct Picker: View { public init(amount: Binding<Int>) {} }
        /// @component
        public struct Hidden: View { let title: String }
        /// @component
        public struct Elsewhere: View { public init(name: String, onTap: @escaping @Sendable (Int) -> Void) {} }
        /// @component
        public struct Faulty<T>: View { public init(unknown: T) {} }
        """

    private func facts(module: String = "DemoCore") throws -> TargetPackageFacts {
        var facts = TargetPackageFacts()
        facts.knowsComponents = true
        for component in try DeclaredComponents.read(Array(Self.card.utf8)).components {
            facts.components[component.name] = FoundComponent(module: module, declared: component)
        }
        return facts
    }

    private func scene(_ section: String) -> [String: String] {
        [
            "M/S.yml":
                "style: swiftui\nstate: { name: String, count: Int, isNew: Bool, note: String? }\nevents: { didTap: { id: Int }, didClose: , viewWillAppear: }\ncontents: { top: { a: { \(section) } } }"
        ]
    }

    @Test func takesFieldsAndEventsByTheirNamesAndByWhatIsSaid() throws {
        let files = MarkedSpecs(scene("component: { Card: { title: name } }")).files
        let result = check(files, try facts())
        #expect(result.diagnostics.isEmpty, "\(TextReporter().report(result.diagnostics))")
        let section = try #require(result.project?.features.first?.scenes.first?.contents.first?.sections.first)
        #expect(section.fields.map(\.name) == ["name", "isNew", "note"])
        #expect(section.events.map(\.name) == ["didTap"])
        let component = try #require(section.component)
        #expect(component.name == "Card" && component.module == "DemoCore")
        #expect(
            component.arguments.map { "\($0.label): \($0.source)" } == [
                "title: name", "note: note", "onTap: didTap", "isNew: isNew",
            ]
        )
    }

    @Test(arguments: [
        ("component: { ①Crad: { title: name } }", "unknown-name", "did you mean 'Card'?"),
        ("component: { Card: { ①titel: name } }", "component-argument", "did you mean 'title'?"),
        (
            "component: { Card: { title: name, ①colour: name } }", "component-argument",
            "it takes 'title', 'note', 'onTap', 'isNew'"
        ),
        ("component: { Card: { title: ①nmae } }", "component-argument", "did you mean 'name'?"),
        ("component: ①Card", "component-argument", "component: { Card: { title: … } }"),
        ("component: { Card: { title: ①count } }", "component-argument", "name another field or event"),
        ("component: { Card: { title: name, onTap: ①didClose } }", "component-argument", "name another"),
        ("component: { Card: { title: ①didTap } }", "component-argument", "name another"),
        ("component: { Picker: { amount: ①count } }", "component-argument", "let 'Picker' take 'Int' and a closure"),
        ("component: { ①Hidden: { title: name } }", "unknown-name", "'public init'"),
        ("component: ①Elsewhere", "component-argument", "component: { Elsewhere: { onTap: … } }"),
        ("component: { Card: { title: name, onTap: ①viewWillAppear } }", "component-argument", "name another event"),
        ("component: { Card: { title: name } }, state: ①[name]", "conflicting-keys", "remove 'state'"),
        ("①with: { title: name }", "unknown-key", "below the component's name"),
        ("component: ①{ Card: { title: name }, Picker: { amount: count } }", "wrong-kind", "for example: component: {"),
    ])
    func mistakesAreToldAtTheirPlaces(section: String, id: String, remedy: String) throws {
        let found = expectProblems(scene(section), (id, "①"), facts: try facts())
        #expect(found.notes.contains(remedy), "\(found.notes)")
    }

    private func screen(_ part: String) -> [String: String] {
        [
            "M/S.yml":
                "style: mvvm\nparts: { a: { \(part), state: { name: String, count: Int, isNew: Bool }, events: { onTap: { id: Int } } }, b: { state: { other: String } } }\nevents: { didClose: , onAppear: }"
        ]
    }

    /// The part's own fields, and events of the part and of the scene.
    @Test func aPartTakesFieldsAndEvents() throws {
        let files = MarkedSpecs(screen("component: { Card: { title: name } }")).files
        let result = check(files, try facts())
        #expect(result.diagnostics.isEmpty, "\(TextReporter().report(result.diagnostics))")
        let part = try #require(result.project?.features.first?.scenes.first?.screenParts.first)
        let component = try #require(part.component)
        #expect(component.name == "Card" && component.module == "DemoCore")
        #expect(
            component.arguments.map { "\($0.label): \($0.source)" } == [
                "title: name", "onTap: onTap", "isNew: isNew",
            ]
        )
    }

    @Test(arguments: [
        ("component: { ①Crad: { title: name } }", "unknown-name", "did you mean 'Card'?"),
        ("component: { Card: { ①titel: name } }", "component-argument", "did you mean 'title'?"),
        ("component: { Card: { title: ①other } }", "component-argument", "add it to 'state' or to 'events'"),
        ("component: { Card: { title: name, onTap: ①onAppear } }", "component-argument", "name another event"),
        ("component: { Card: { title: name, onTap: ①didClose } }", "component-argument", "name another"),
        ("①with: { title: name }", "unknown-key", "below the component's name"),
        ("component: ①{ Card: { title: name }, Picker: { amount: count } }", "wrong-kind", "for example: component: {"),
    ])
    func mistakesOfPartsAreToldAtTheirPlaces(part: String, id: String, remedy: String) throws {
        let found = expectProblems(screen(part), (id, "①"), facts: try facts())
        #expect(found.notes.contains(remedy), "\(found.notes)")
    }

    /// What is wrong with it is told at its own place.
    @Test func aFaultyComponentIsNoMistakeOfTheSpec() throws {
        expectProblems(scene("component: Faulty"), facts: try facts())
    }

    @Test func aComponentOfAnotherFeatureIsOutOfReach() throws {
        expectProblems(
            scene("component: { ①Card: { title: name } }"),
            ("unknown-name", "①"),
            facts: try facts(module: "OtherUI")
        )
    }
}
