/// Collects the reasons why a component has no previews.
struct ComponentProblems {
    let place: PlacedComponents
    let name: String
    private(set) var diagnostics: [Diagnostic] = []

    init(place: PlacedComponents, name: String) {
        self.place = place
        self.name = name
    }

    private mutating func add(_ kind: DiagnosticKind, _ offset: Int, _ message: String, _ remedy: String) {
        diagnostics.append(Diagnostic(kind, at: place.place(offset), message, notes: [Diagnostic.Note(remedy)]))
    }

    mutating func add(_ fault: DeclaredComponent.Fault) {
        switch fault.kind {
        case .argument(let text):
            add(
                .componentMark,
                fault.offset,
                "'@component' doesn't know '\(text)'",
                "write '@component' alone, or list what is combined: '@component(combinations: badge, picture)'"
            )
        case .noView:
            add(
                .componentMark,
                fault.offset,
                "'\(name)' is marked as a component, and is no 'View'",
                "declare it as 'struct \(name): View', or remove the mark"
            )
        default:
            let (reason, remedy) = Self.words(for: fault.kind, name)
            add(.componentWithoutPreviews, fault.offset, "'\(name)' can't be previewed: \(reason)", remedy)
        }
    }

    private static func words(for kind: DeclaredComponent.Fault.Kind, _ name: String) -> (
        reason: String, remedy: String
    ) {
        switch kind {
        case .generic: ("it is generic", "let it take values of types that it names, or remove the mark")
        case .isPrivate: ("it is private", "remove 'private'")
        case .elsewhere: ("it stands behind '#else'", "put it behind '#if', or remove the mark")
        case .noInitializer(nil): ("all of its initializers are private", "remove 'private' from one")
        case .noInitializer(let property?):
            (
                "'\(property)' is private, and so is the initializer that takes it",
                "write an initializer, or give '\(property)' its value for good, by 'private let'"
            )
        case .unusualInitializer:
            ("its initializer fails, throws or waits", "let it take values that are there")
        case .wrapped(let property, let wrapper):
            (
                "'@\(wrapper) \(property)' has no value to start with",
                "give it one, or let the component take a value of its own"
            )
        case .noView, .argument: ("", "")
        }
    }

    mutating func addUnknown(_ wanted: DeclaredComponent.Name, among known: [String]) {
        let near = NearName.find(wanted.text, in: known).map { "did you mean '\($0)'?" }
        add(
            .componentMark,
            wanted.offset,
            "the initializer of '\(name)' takes no '\(wanted.text)'",
            near ?? "remove it from 'combinations'"
        )
    }

    mutating func addUnreadable(_ parameter: DeclaredComponent.Parameter) {
        let type = parameter.type.isEmpty ? "a type that isn't written" : "'\(parameter.type)'"
        add(
            .componentWithoutPreviews,
            parameter.offset,
            "'\(name)' can't be previewed: no value is known for '\(parameter.name)', which is \(type)",
            "give it a type that can be named, or a default value"
        )
    }

    mutating func addUnsampled(_ parameter: DeclaredComponent.Parameter, _ type: SwiftType) {
        let key = YAMLQuoting.quotedIfNeeded(type.text, inFlow: true)
        add(
            .componentWithoutPreviews,
            parameter.offset,
            "'\(name)' can't be previewed: no value of '\(type.text)' is known for '\(parameter.name)'",
            "add one to 'samples' in project.yml, for example: \(key): .sample"
        )
    }

    mutating func addTooMany(_ count: Int, of names: [String]) {
        guard let component = place.declared.components.first(where: { $0.name == name }) else { return }
        let number = count == .max ? "more than \(Int32.max)" : "\(count)"
        add(
            .limitExceeded,
            component.offset,
            "'\(name)' has \(number) previews, of \(names.count) parameters; at most \(CombinedPreviews.most) are made",
            "list those to combine: '@component(combinations: \(names.prefix(2).joined(separator: ", ")))', or divide it"
        )
    }
}
