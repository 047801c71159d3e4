import SpecReading
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
    /// What the descriptor conforms to: what the spec lists, else what it can of `Hashable` and `Sendable`.
    ///
    /// Types of people's own are expected to conform: the compiler, which alone knows, refuses those that don't.
    var conformancesOfDescriptor: [String] {
        if let descriptorConformances { return descriptorConformances.map(\.value) }
        return [SynthesizedConformance.hashable, .sendable].filter { conformance in
            !parameters.contains { $0.type.value.rulesOut(conformance) }
        }.map(\.rawValue)
    }
}
