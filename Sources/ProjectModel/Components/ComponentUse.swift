public import SwiftReading

/// A section of a content, or a part of an `mvvm` scene's screen, that a component draws, with all that it may hand over.
struct ComponentUse {
    /// What the component draws, in words. For example: `section`.
    let piece: String
    let component: Located<String>
    let arguments: [ComponentArgument]
    let fields: [ParameterSpec]
    /// Those that nothing else on the screen shows: of a part, or of the section's name.
    let ownFields: [ParameterSpec]
    /// Whether there is a `failure` beside those.
    let hasFailure: Bool
    let events: [EventSpec]
    /// Events that no view reports.
    let ofLifecycle: Set<String>
    /// By the names that closures have which report them.
    private let closures: [String: String]

    /// `nil` where the section has a view of its own.
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

    /// `nil` where the part has a view of its own.
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

    /// Each parameter with the name of the field or the event; `nil` where it is left to its default value, or missing.
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
    /// What of its screen is drawn by components.
    var componentUses: [ComponentUse] {
        let sections = contents.lazy.flatMap(\.sections).compactMap { ComponentUse($0, of: self) }
        return (style.value.hasViewModel ? parts.compactMap { ComponentUse($0, of: self) } : []) + sections
    }
}

extension DeclaredComponent.Parameter {
    var swiftType: SwiftType? { try? SwiftType.read(type).get() }

    /// Whether it takes a field of the type; of a type that can't be read the compiler tells.
    func takes(_ type: SwiftType) -> Bool { !isBinding && swiftType?.holds(type) != false }

    /// Whether it takes a closure that is called with values of the types.
    func reports(_ types: [SwiftType]) -> Bool {
        !isBinding && swiftType?.takesMainActorClosure(with: types) == true
    }

    /// As a remedy shows it.
    var written: String { isBinding ? "Binding<\(type)>" : storedType }

    /// The type of a property that keeps it.
    public var storedType: String { type.replacing("@escaping ", with: "") }
}
