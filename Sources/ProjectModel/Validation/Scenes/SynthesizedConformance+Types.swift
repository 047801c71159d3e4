extension SwiftType {
    /// Returns true if the type is known not to conform.
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
    /// Returns the descriptor's conformances: the scene's, else the project's, else those that its parameters allow.
    ///
    /// The team's own types are assumed to have none: a class or `any P` often has neither, and only the compiler
    /// knows.
    func conformances(in project: ProjectSpec) -> [String] {
        if let listed = descriptorConformances ?? project.descriptorConformances { return listed.map(\.value) }
        let types = parameters.map(\.type.value)
        guard types.allSatisfy(\.isKnownHashable) else { return [] }
        return types.allSatisfy(\.isKnownSendable) ? ["Hashable", "Sendable"] : ["Hashable"]
    }
}
