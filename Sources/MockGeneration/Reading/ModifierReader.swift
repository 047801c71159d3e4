import SwiftSyntax

/// The attributes and modifiers before a declaration's keyword.
struct ModifierReader {
    var access = ""
    var isStatic = false
    var isNonisolated = false
    var isOptional = false
    var fixity = ""
    var attributes: [String] = []

    init(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers {
            switch modifier.name.text {
            case "public", "package", "internal", "fileprivate", "private", "open": access = modifier.name.text
            case "static", "class": isStatic = true
            case "nonisolated": isNonisolated = true
            case "optional": isOptional = true
            case "prefix", "postfix": fixity = modifier.name.text
            default: break
            }
        }
        for element in attributes {
            guard case .attribute(let attribute) = element else { continue }
            self.attributes.append(attribute.trimmedDescription)
        }
    }
}

/// The meaning of attributes for a mock.
enum AttributeMeaning {
    /// Returns true for attributes that a mock's member has to repeat: who may call it, and from where.
    static func isKept(_ attribute: String) -> Bool {
        if attribute.hasPrefix("@available") { return isAvailabilityOfKnownPlatform(attribute) }
        if attribute.hasPrefix("@_lifetime(") || attribute.hasPrefix("@lifetime(") { return true }
        return attribute == "@discardableResult" || attribute == "@Sendable" || isGlobalActor(attribute)
    }

    /// Returns true for a known platform. Names that a module defines for its versions are unknown to others.
    private static func isAvailabilityOfKnownPlatform(_ attribute: String) -> Bool {
        let inside = attribute.drop { $0 != "(" }.dropFirst()
        let first = inside.drop { $0 == " " }.prefix { $0.isLetter || $0 == "*" || $0 == "_" }
        return platforms.contains { first.hasPrefix($0) }
    }

    private static let platforms = [
        "*", "swift", "iOS", "macOS", "OSX", "tvOS", "watchOS", "visionOS", "macCatalyst", "Android", "Windows",
        "Linux",
        "anyAppleOS", "OpenBSD", "FreeBSD", "_",
    ]

    /// Returns true for a global actor among the attributes that a mock repeats. Of a protocol as it was read, it may
    /// be a macro; ``ProtocolModel/dropMacros(besides:)`` tells them apart.
    static func isGlobalActor(_ attribute: String) -> Bool {
        guard attribute.hasPrefix("@"), attribute != "@Sendable" else { return false }
        if attribute.hasSuffix("Actor") { return true }
        let path = attribute.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
        return path.last?.first?.isUppercase == true && path.allSatisfy { $0.utf8.allSatisfy(\.isOfWord) }
    }
}
