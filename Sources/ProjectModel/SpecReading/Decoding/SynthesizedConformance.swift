/// A conformance that the compiler can synthesise if a type's stored values allow it.
public enum SynthesizedConformance: String, CaseIterable {
    case equatable = "Equatable"
    case hashable = "Hashable"
    case sendable = "Sendable"
    case codable = "Codable"
}

extension FileDecoder {
    /// - Parameter subject: the type that conforms. For example: `a state`.
    func conformances(_ node: YAMLNode?, key: String, of subject: String) -> [Located<String>] {
        let known = SynthesizedConformance.allCases.map(\.rawValue)
        return names(node, .type, key: key).filter { name in
            if known.contains(name.value) { return true }
            report(
                .unknownValue,
                name,
                "the compiler can't make \(subject) '\(name.value)'",
                near: NearName.find(name.value, in: known),
                otherwise: "write one of \(known.map { "'\($0)'" }.joined(separator: ", "))"
            )
            return false
        }
    }
}
