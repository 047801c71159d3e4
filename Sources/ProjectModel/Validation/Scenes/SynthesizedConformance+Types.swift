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
