/// The values of types that scaffolds return and emitted tests pass.
struct SampleValues: Sendable {
    private let samples: [String: SwiftExpression]
    /// True if types of the team's own are on the main actor by default.
    let isolatesOwnTypes: Bool
    private var isOffMainActor = false

    init(project: Project) {
        samples = project.samples
        isolatesOwnTypes = project.swift.defaultIsolation == .mainActor
    }

    /// The values for code that isn't on the main actor.
    var offMainActor: SampleValues {
        var values = self
        values.isOffMainActor = true
        return values
    }

    /// Returns the value for exactly this type in the project's spec.
    func value(for type: String) -> SwiftExpression? { samples[type] }

    /// Returns the plainest value: `0`, `""`, `[]`, `nil`. Returns `nil` for an unknown type.
    func zero(of type: SwiftType) -> String? {
        let value = type.zeroValue { samples[$0]?.text } ?? samples[type.text]?.text
        return isOffMainActor && isMadeOnMainActor(value, for: type) ? nil : value
    }

    /// Returns a value that differs from the plainest one, if the type has one.
    func sample(of type: SwiftType) -> String? {
        samples[type.text]?.text ?? type.sampleValue { samples[$0]?.text }
    }

    /// Returns the type of the first parameter without a known value.
    func missing(for parameters: [Parameter]) -> SwiftType? {
        parameters.first { sample(of: $0.type) == nil && $0.defaultValue == nil }?.type
    }

    /// Returns the comment that explains why something has no test.
    func omission(of subject: String, for parameters: [Parameter]) -> String? {
        missing(for: parameters).map { omission(of: subject, lacking: $0) }
    }

    func omission(of subject: String, lacking type: SwiftType) -> String {
        "// No test of \(subject): `samples` in project.yml has no value of \(type.text)."
    }

    /// Returns the method's result type if no value of it is known.
    func missingResult(of method: Method) -> SwiftType? {
        method.returns.flatMap { $0.isVoid || sample(of: $0) != nil ? nil : $0 }
    }

    /// Returns an error for the method's mock; `nil` if it throws none, or if no value of its errors is known.
    func error(of method: Method) -> String? {
        guard method.canThrow else { return nil }
        return method.thrown.map { sample(of: $0) } ?? "UnimplementedError(\(method.name.swiftLiteral))"
    }

    /// Returns arguments for all parameters, with their labels; `nil` if one has no known value.
    func arguments(for parameters: [Parameter]) -> [String]? {
        var arguments: [String] = []
        for parameter in parameters {
            guard let value = sample(of: parameter.type) ?? parameter.defaultValue?.text else { return nil }
            arguments.append(parameter.argument(value))
        }
        return arguments
    }
}
