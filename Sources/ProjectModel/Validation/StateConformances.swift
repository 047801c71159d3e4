import Diagnostics
import SwiftReading

/// A state conforms to a protocol only if the types of its fields can.
enum StateConformances: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            for name in scene.stateConformances {
                guard let conformance = SynthesizedConformance(rawValue: name.value) else { continue }
                if scene.keepsFailure, conformance == .hashable || conformance == .codable {
                    reportFailure(name, problems)
                }
                guard let field = scene.state.first(where: { $0.type.value.rulesOut(conformance) }) else { continue }
                problems.report(
                    .stateCannotConform,
                    at: name.location,
                    "the state can't be '\(name.value)' with the field '\(field.name.value)' of the type '\(field.type.value.text)'",
                    notes: [Diagnostic.Note("take out '\(name.value)', or change this type", at: field.type.location)]
                )
            }
        }
    }

    /// `SceneFailure` is `Equatable` and `Sendable`, and no more.
    private static func reportFailure(_ name: Located<String>, _ problems: ProblemCollector) {
        problems.report(
            .stateCannotConform,
            at: name.location,
            "the state can't be '\(name.value)': it has a field 'failure' because the interactor can throw",
            "take out '\(name.value)'"
        )
    }
}
