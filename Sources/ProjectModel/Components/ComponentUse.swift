/// A section, or a part of an `mvvm` scene's screen, that a component draws, with everything that it can pass.
struct ComponentUse {
    /// The drawn piece in words. For example: `section`.
    let piece: String
    let component: Located<String>
    let arguments: [ComponentArgument]
    let fields: [ParameterSpec]
    /// Fields that nothing else on the screen shows: those of a part, or the one with the section's name.
    let ownFields: [ParameterSpec]
    /// True if there is a `failure` besides these.
    let hasFailure: Bool
    let events: [EventSpec]
    /// Events that no view reports.
    let ofLifecycle: Set<String>
    /// The events, by the names of the closures that report them.
    private let closures: [String: String]

    /// Creates the use; `nil` if the section has a view of its own.
    init?(_ section: SectionSpec, of scene: SceneSpec) {
        guard let component = section.component else { return nil }
        let part = scene.part(of: section)
        piece = "section"
        self.component = component
        arguments = section.arguments
        fields = part?.state ?? scene.state
        ownFields = part?.state ?? scene.state.filter { $0.name.value == section.name.value }
        hasFailure = scene.keepsFailure(in: section)
        events = (part?.events ?? []) + scene.events
        let lifecycle = LifecycleEvents.names(in: scene)
        ofLifecycle = lifecycle
        let names = events.map(\.name.value).filter { !lifecycle.contains($0) }
        let own = scene.style.value.hasViewModel ? names : []
        closures = Self.closures(for: names).merging(own.map { ($0, $0) }) { $1 }
    }

    /// Creates the use; `nil` if the part has a view of its own.
    init?(_ part: PartSpec, of scene: SceneSpec) {
        guard let component = part.component else { return nil }
        piece = "part"
        self.component = component
        arguments = part.arguments
        fields = part.state
        ownFields = part.state
        hasFailure = scene.keepsFailure
        events = part.events + scene.events
        ofLifecycle = LifecycleEvents.screenNames
        let names = events.map(\.name.value).filter { !LifecycleEvents.screenNames.contains($0) }
        // Inputs of a view model are mostly called as closures are: `onTap`.
        closures = Self.closures(for: names).merging(names.map { ($0, $0) }) { $1 }
    }

    private static func closures(for events: [String]) -> [String: String] {
        Dictionary(events.map { (SectionSpec.closure(for: $0), $0) }) { first, _ in first }
    }

    /// Returns the field or event for each parameter; `nil` if it is left to its default value, or missing.
    func sources(
        for component: DeclaredComponent
    ) -> [(parameter: DeclaredComponent.Parameter, source: String?)] {
        let names = Set(fields.map(\.name.value) + (hasFailure ? ["failure"] : []))
        return component.parameters.map { parameter in
            let given = arguments.first { $0.parameter.value == parameter.name }?.source.value
            let field = names.contains(parameter.name) ? parameter.name : nil
            return (parameter, given ?? field ?? closures[parameter.name])
        }
    }
}

extension SceneSpec {
    /// The pieces of its screen that components draw.
    var componentUses: [ComponentUse] {
        let sections = contents.lazy.flatMap(\.sections).compactMap { ComponentUse($0, of: self) }
        return (style.value.hasViewModel ? parts.compactMap { ComponentUse($0, of: self) } : []) + sections
    }
}

extension DeclaredComponent.Parameter {
    var swiftType: SwiftType? { try? SwiftType.read(type).get() }

    /// Returns true if it takes a field of the type. For a type that can't be read, that is left to the compiler.
    func takes(_ type: SwiftType) -> Bool { !isBinding && swiftType?.holds(type) != false }

    /// Returns true if it takes a closure that is called with values of the types.
    func reports(_ types: [SwiftType]) -> Bool {
        !isBinding && swiftType?.takesMainActorClosure(with: types) == true
    }

    /// The type as remedies show it.
    var written: String { isBinding ? "Binding<\(type)>" : storedType }

    /// The type of a property that stores it.
    public var storedType: String { type.replacing("@escaping ", with: "") }
}
