import SwiftReading

extension SwiftType {
    /// Whether the type is known not to conform.
    func rulesOut(_ conformance: SynthesizedConformance) -> Bool {
        switch conformance {
        case .equatable: isNeverEquatable
        case .hashable: isNeverHashable
        case .codable: isNeverCodable
        case .sendable: isNeverSendable
        }
    }
}

extension SceneSpec {
    /// What the descriptor conforms to: as the scene says, else the project, else what its parameters are known to have.
    ///
    /// Nothing is expected of types of people's own: a class or `any P` often has neither, and only the compiler knows.
    func conformances(in project: ProjectSpec) -> [String] {
        if let listed = descriptorConformances ?? project.descriptorConformances { return listed.map(\.value) }
        let types = parameters.map(\.type.value)
        guard types.allSatisfy(\.isKnownHashable) else { return [] }
        return types.allSatisfy(\.isKnownSendable) ? ["Hashable", "Sendable"] : ["Hashable"]
    }
}
