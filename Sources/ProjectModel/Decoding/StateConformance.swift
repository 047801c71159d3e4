import Diagnostics
import YAMLTree

/// What the compiler can make of a state's fields by itself.
enum StateConformance: String, CaseIterable {
    case equatable = "Equatable"
    case hashable = "Hashable"
    case sendable = "Sendable"
    case codable = "Codable"
}

extension FileDecoder {
    func conformances(_ node: YAMLNode?) -> [Located<String>] {
        let known = StateConformance.allCases.map(\.rawValue)
        return names(node, .type, key: "stateConformances").filter { name in
            if known.contains(name.value) { return true }
            let note = NearName.find(name.value, in: known).map { "did you mean '\($0)'?" }
            report(
                .unknownValue,
                at: name.location,
                "the compiler can't make a state '\(name.value)'",
                notes: [note ?? "write one of \(known.map { "'\($0)'" }.joined(separator: ", "))"]
            )
            return false
        }
    }
}
