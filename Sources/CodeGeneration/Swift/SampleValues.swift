import ProjectModel
import SwiftReading
import Templating

/// Values for types: what scaffolds return and what emitted tests pass.
struct SampleValues: Sendable {
    private let samples: [String: SwiftExpression]

    init(project: Project) {
        samples = project.samples
    }

    /// The plainest value: `0`, `""`, `[]`, `nil`. `nil` where nothing is known of the type.
    func zero(of type: SwiftType) -> String? {
        type.zeroValue { samples[$0]?.text }
    }

    /// A value that can be told from the plainest one, where the type has such.
    func sample(of type: SwiftType) -> String? {
        samples[type.text]?.text ?? type.sampleValue { samples[$0]?.text }
    }

    /// The first type among the parameters that no value is known of.
    func missing(for parameters: [Parameter]) -> SwiftType? {
        parameters.first { sample(of: $0.type) == nil && $0.defaultValue == nil }?.type
    }

    /// Why something has no test, as the comment that stands in its place.
    func omission(of subject: String, for parameters: [Parameter]) -> TemplateValue? {
        missing(for: parameters).map {
            .text("// No test of \(subject): `samples` in project.yml has no value of \($0.text).")
        }
    }

    /// Arguments for all parameters, each with its label; `nil` when one has no known value.
    func arguments(for parameters: [Parameter]) -> [String]? {
        var arguments: [String] = []
        for parameter in parameters {
            guard let value = sample(of: parameter.type) ?? parameter.defaultValue?.text else { return nil }
            arguments.append(parameter.argument(value))
        }
        return arguments
    }
}
