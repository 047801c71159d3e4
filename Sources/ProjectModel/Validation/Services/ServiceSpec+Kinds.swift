import SwiftReading

extension SwiftType {
    /// The name of the protocol that `P` or `any P` is about.
    var protocolName: String { text.hasPrefix("any ") ? String(text.dropFirst(4)) : text }

    /// Whether it is one plain name that the platform doesn't declare.
    var isOwnName: Bool {
        guard customNames == [protocolName] else { return false }
        if case .success = SwiftIdentifier.read(protocolName) { return true }
        return false
    }
}

extension ServiceSpec {
    /// Whether the tool writes a protocol and a default implementation for it, where there are none.
    var isScaffolded: Bool { type.value.isOwnName }
}
