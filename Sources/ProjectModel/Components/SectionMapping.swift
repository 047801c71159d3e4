import SpecReading
import SwiftReading

/// What a component takes that draws a section: fields of the scene's state, and closures for its events.
struct SectionMapping {
    /// A parameter with the name of the field or the event; `nil` where it is left to its default value, or missing.
    let sources: [(parameter: DeclaredComponent.Parameter, source: String?)]

    init(_ section: SectionSpec, _ component: DeclaredComponent, of scene: SceneSpec) {
        let fields = Set(scene.state.map(\.name.value) + (scene.keepsFailure ? ["failure"] : []))
        let events = scene.events.map(\.name.value).filter { !LifecycleEvents.names.contains($0) }
        let closures = Dictionary(events.map { (SectionSpec.closure(for: $0), $0) }) { first, _ in first }
        sources = component.parameters.map { parameter in
            let given = section.arguments.first { $0.parameter.value == parameter.name }?.source.value
            let field = fields.contains(parameter.name) ? parameter.name : nil
            return (parameter, given ?? field ?? closures[parameter.name])
        }
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
    var written: String { isBinding ? "Binding<\(type)>" : type.replacing("@escaping ", with: "") }
}
