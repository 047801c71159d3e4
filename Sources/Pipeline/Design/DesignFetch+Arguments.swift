/// What the command line and the environment say, checked before anything is asked of a server.
extension DesignFetch {
    /// Returns the token.
    ///
    /// - Throws: if there is none, or the key is none.
    func token() throws(RunFailure) -> String {
        let isKey = !key.isEmpty && key.utf8.count <= 128 && key.utf8.allSatisfy { $0.isOfKey }
        if !isKey {
            let parts = key.split(separator: "/")
            let start = parts.firstIndex { ["design", "file"].contains($0) }.map { $0 + 1 }
            let meant = start.flatMap { parts.indices.contains($0) ? parts[$0] : nil }
            let note =
                meant.map { "write '--file \(ShellWord.quoted(String($0)))'" }
                ?? "write the part of its address behind 'design/'"
            throw .usage([problem(.invalidArgument, "'\(key.shown)' isn't the key of a file", note)])
        }
        let token = Self.variable(Self.tokenVariable) ?? ""
        // Anything else would begin a line of curl's configuration, or another header.
        if !token.isEmpty, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) { return token }
        let what =
            token.isEmpty
            ? "there is no token in \(Self.tokenVariable)" : "\(Self.tokenVariable) has characters that no token has"
        throw .usage([
            problem(
                .invalidArgument,
                what,
                "set \(Self.tokenVariable) to a token from Figma's settings, in the environment of this command"
            )
        ])
    }

    /// - Throws: if the token would go over the network unencrypted.
    func address() throws(RunFailure) -> String {
        guard let address = Self.variable(Self.addressVariable), !address.isEmpty else { return Self.usualAddress }
        let isSafe = address.hasPrefix("https://") || address.wholeMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+/) != nil
        if isSafe, address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !address.hasSuffix("/") { return address }
        let note = "write it as: \(Self.addressVariable)=\(Self.usualAddress)"
        throw .usage([
            problem(
                .invalidArgument,
                "\(Self.addressVariable) has no address that begins with 'https://' and ends without a slash",
                note
            )
        ])
    }

    private static func variable(_ name: String) -> String? { getenv(name).flatMap { String(validatingCString: $0) } }
}

extension UInt8 {
    fileprivate var isOfKey: Bool {
        let small = self | 0x20
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }
}
