import Basics
import SwiftReading

/// A descriptor conforms to a protocol only if the types of its parameters can.
enum DescriptorConformances: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let shared = specs.project.descriptorConformances
        for scene in specs.scenes.lazy.map(\.scene) {
            for name in scene.descriptorConformances ?? shared ?? [] {
                guard let conformance = SynthesizedConformance(rawValue: name.value),
                    let parameter = scene.parameters.first(where: { $0.type.value.rulesOut(conformance) })
                else { continue }
                let remedy =
                    scene.descriptorConformances == nil
                    ? "write 'descriptorConformances: []' in \(scene.path), or change this type"
                    : "remove '\(name.value)', or change this type"
                problems.report(
                    .cannotConform,
                    at: name.location,
                    "the descriptor of '\(scene.name.value)' can't be '\(name.value)' with the parameter "
                        + "'\(parameter.name.value)' of the type '\(parameter.type.value.text)'",
                    notes: [Diagnostic.Note(remedy, at: parameter.type.location)]
                )
            }
        }
    }
}
