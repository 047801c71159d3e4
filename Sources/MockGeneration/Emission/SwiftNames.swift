/// Spells names, with back-ticks if Swift needs them.
enum SwiftNames {
    static func declaration(_ name: String) -> String { spelled(name, .declaration) }
    static func local(_ name: String) -> String { spelled(name, .local) }
    static func label(_ name: String) -> String { spelled(name, .parameterLabel) }
    static func argumentLabel(_ name: String) -> String { spelled(name, .argumentLabel) }

    /// Returns a type's name for any position: in back-ticks, even keywords can be one.
    static func type(_ name: String) -> String {
        if PlainWords.isName(name) { return name }
        if case .success(let identifier) = SwiftIdentifier.read(name), identifier.problem(as: .type) == nil {
            return identifier.backtickedIfNeeded(as: .type)
        }
        // Longer than others accept, but a name all the same.
        return isPlain(name) ? name : "`\(name)`"
    }

    private static func isPlain(_ name: String) -> Bool {
        if case .failure = SwiftIdentifier.read(String(name.prefix(SwiftIdentifier.maximumLength))) { return false }
        return name.utf8.count > SwiftIdentifier.maximumLength
            && name.utf8.allSatisfy { $0 == 0x5F || isLetterOrDigit($0) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
    }

    /// Returns the name without back-ticks.
    static func plain(_ name: String) -> String {
        guard name.utf8.first == UInt8(ascii: "`"), name.utf8.last == UInt8(ascii: "`"), name.utf8.count > 2 else {
            return name
        }
        return String(name.dropFirst().dropLast())
    }

    /// Returns the name for a string literal; a raw identifier may contain quotes.
    static func quoted(_ name: String) -> String { name.inSwiftLiteral }

    private static func spelled(_ name: String, _ role: SwiftIdentifier.Role) -> String {
        if PlainWords.isName(name) { return name }
        return switch SwiftIdentifier.read(name) {
        case .success where role == .declaration && (name == "Type" || name == "Protocol"): "`\(name)`"
        case .success(let identifier): identifier.backtickedIfNeeded(as: role)
        // A raw identifier: `` `a name` ``; or an operator.
        case .failure:
            name.unicodeScalars.contains { $0.properties.isXIDContinue || $0 == " " } ? "`\(name)`" : name
        }
    }
}
