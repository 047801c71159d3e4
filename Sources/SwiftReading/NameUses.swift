import SwiftSyntax

/// Finds the uses of names in a Swift source.
public enum NameUses {
    /// A name, and the byte where it begins.
    public struct Use: Hashable, Sendable {
        public var name: String
        public var offset: Int
    }

    /// Returns the identifiers that are among the names, in the order of the source, without those in comments and
    /// strings.
    ///
    /// For example: `Jar` occurs once in `let jar: Jar // Jar`.
    public static func find(_ names: Set<String>, in source: [UInt8]) throws(NestedTooDeeply) -> [Use] {
        guard NameSearch(names).findsAny(in: source) else { return [] }
        return try SwiftTree.read(source).tokens(viewMode: .sourceAccurate).compactMap { token in
            guard case .identifier = token.tokenKind, names.contains(token.plainText) else { return nil }
            return Use(name: token.plainText, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
    }
}
