extension SwiftType {
    /// The name of the protocol in `P` or `any P`.
    var protocolName: String { text.hasPrefix("any ") ? String(text.dropFirst(4)) : text }

    /// True if it is a single plain name that the platform doesn't declare.
    var isOwnName: Bool {
        guard customNames == [protocolName] else { return false }
        if case .success = SwiftIdentifier.read(protocolName) { return true }
        return false
    }
}

extension ServiceSpec {
    /// True if a protocol and a default implementation are scaffolded for it where they are missing.
    var isScaffolded: Bool { type.value.isOwnName }
}
