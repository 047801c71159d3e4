import SwiftSyntax

/// The places where a source uses names that it doesn't declare itself.
///
/// For example: of `presenter?.didTap(row: 1)` there is a member use of `didTap`, with the label `row` and the base `presenter`.
public struct SourceUses: Sendable {
    /// A declaration at the top level: a type, an extension, a function.
    public struct Declaration: Hashable, Sendable {
        /// Of an extension the extended type's, without what is around it.
        public var name: String
        public var isExtension: Bool
        public var isType: Bool
        public var inherited: Set<String> = []
        /// The byte where its first token begins.
        public var start: Int
        /// The byte behind it.
        public var end: Int
    }

    public struct Member: Hashable, Sendable {
        public var name: String
        /// The last name of what stands before the dot; `nil` where nothing does.
        public var base: String?
        /// Stands behind a dot.
        public var isQualified: Bool
        /// Of a call, `nil` where it is none.
        public var arguments: [Argument]?
        /// The byte where the name begins.
        public var offset: Int
    }

    public struct Argument: Hashable, Sendable {
        /// `_` for none.
        public var label: String
    }

    /// A stored property with a type.
    public struct Property: Hashable, Sendable {
        public var name: String
        public var type: String
        /// For example: `ObservedObject`.
        public var attributes: Set<String>
        /// What the type that it stands in conforms to.
        public var owner: Set<String>
        public var start: Int
    }

    public var declarations: [Declaration] = []
    public var members: [Member] = []
    /// The names of identifiers, with the bytes where they begin; of a type inside of another, `Outer.Inner` as well.
    public var names: [String: [Int]] = [:]
    public var imports: Set<String> = []
    public var properties: [Property] = []
    /// Names in the types of variables, parameters, and what functions return: by the declaration at the top level that they
    /// stand in, and by their own name.
    public var types: [String: [String: Set<String>]] = [:]

    /// Reads a whole file, which is taken for UTF-8.
    public static func read(_ source: [UInt8]) throws(NestedTooDeeply) -> SourceUses {
        read(try SwiftTree.read(source))
    }

    static func read(_ tree: SourceFileSyntax) -> SourceUses {
        let visitor = UseVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.uses
    }

    /// Whether what stands before a dot is of a type; `nil` where the file doesn't tell.
    ///
    /// - Parameter type: with the types around it.
    public func tells(_ base: String?, isOf type: String, at offset: Int) -> Bool? {
        guard let base else { return nil }
        let names = Set(type.split(separator: ".").map(String.init))
        let scope = scope(around: offset)
        guard let known = scope[base] else {
            // A type's own name: its static members are another matter.
            return base.first?.isUppercase == true ? names.contains(base) : nil
        }
        return names.isSubset(of: known) || known.contains { scope[$0].map(names.isSubset) ?? false }
    }

    /// The names in the types of what the declaration around a byte has.
    private func scope(around offset: Int) -> [String: Set<String>] {
        types[declaration(around: offset)?.name ?? ""] ?? [:]
    }

    public func declaration(around offset: Int) -> Declaration? { place(around: offset).map { declarations[$0] } }

    /// The position of the declaration that a byte belongs to. None lies in another one, so that halving the rest finds it.
    public func place(around offset: Int) -> Int? {
        var rest = declarations.indices
        while let middle = rest.isEmpty ? nil : rest.lowerBound + rest.count / 2 {
            if offset < declarations[middle].start {
                rest = rest.lowerBound..<middle
            } else if offset < declarations[middle].end {
                return middle
            } else {
                rest = middle + 1..<rest.upperBound
            }
        }
        return nil
    }
}
