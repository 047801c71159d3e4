import ProjectModel
import SwiftReading
import Templating

/// Values for types: what scaffolds return and what emitted tests pass.
struct SampleValues: Sendable {
    private let samples: [String: SwiftExpression]
    /// Whether types of the team's own are on the main actor unless they say otherwise.
    let isolatesOwnTypes: Bool
    private var isOffMainActor = false

    init(project: Project) {
        samples = project.samples
        isolatesOwnTypes = project.swift.defaultIsolation == .mainActor
    }

    /// Values for code that isn't on the main actor.
    var offMainActor: SampleValues {
        var values = self
        values.isOffMainActor = true
        return values
    }

    /// The value that the project's spec has for exactly this type.
    func value(for type: String) -> SwiftExpression? { samples[type] }

    /// The plainest value: `0`, `""`, `[]`, `nil`. `nil` where nothing is known of the type.
    func zero(of type: SwiftType) -> String? {
        let value = type.zeroValue { samples[$0]?.text } ?? samples[type.text]?.text
        return isOffMainActor && isMadeOnMainActor(value, for: type) ? nil : value
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
    func omission(of subject: String, for parameters: [Parameter]) -> String? {
        missing(for: parameters).map { omission(of: subject, lacking: $0) }
    }

    func omission(of subject: String, lacking type: SwiftType) -> String {
        "// No test of \(subject): `samples` in project.yml has no value of \(type.text)."
    }

    /// What a mock of the method would have to return, where no value of it is known.
    func missingResult(of method: Method) -> SwiftType? {
        method.returns.flatMap { $0.isVoid || sample(of: $0) != nil ? nil : $0 }
    }

    /// What a mock of the method may throw; `nil` where it throws nothing, or no value of its errors is known.
    func error(of method: Method) -> String? {
        guard method.canThrow else { return nil }
        return method.thrown.map { sample(of: $0) } ?? "UnimplementedError(\(method.name.swiftLiteral))"
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
