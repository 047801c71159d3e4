/// A SwiftUI view that its source marks as a component: `/// @component`.
public struct DeclaredComponent: Hashable, Sendable {
    /// Something that its initializer takes.
    public struct Parameter: Hashable, Sendable {
        /// `_` for none.
        public var label: String
        /// What the initializer calls it.
        public var name: String
        /// As the source has it, on one line; of a binding, what it binds. Empty where only a default value tells.
        public var type: String
        /// A `Binding` of that type.
        public var isBinding = false
        public var hasDefault = false
        /// Whether the view keeps it in a property of its name that tests can read.
        public var isKept = false
        /// The byte where it begins.
        public var offset: Int

        public init(
            label: String,
            name: String,
            type: String,
            isBinding: Bool = false,
            hasDefault: Bool = false,
            isKept: Bool = false,
            offset: Int
        ) {
            self.label = label
            self.name = name
            self.type = type
            self.isBinding = isBinding
            self.hasDefault = hasDefault
            self.isKept = isKept
            self.offset = offset
        }
    }

    /// Why there can be no preview of it.
    public struct Fault: Hashable, Sendable {
        public var kind: Kind
        public var offset: Int

        public enum Kind: Hashable, Sendable {
            /// It takes type parameters.
            case generic
            /// `private` or `fileprivate`.
            case isPrivate
            /// It doesn't say `: View` where it is declared.
            case noView
            /// All of its initializers are private, and so is the one that a struct has by itself, because of a property.
            case noInitializer(property: String?)
            /// Its initializer fails, throws or waits.
            case unusualInitializer
            /// A property with a wrapper has no value to start with.
            case wrapped(property: String, wrapper: String)
            /// It stands behind `#else`.
            case elsewhere
            /// The mark's parentheses hold something unknown.
            case argument(String)
        }
    }

    /// A name that the mark lists.
    public struct Name: Hashable, Sendable {
        public var text: String
        public var offset: Int
    }

    public var name: String
    /// The byte where its name begins.
    public var offset: Int
    public var parameters: [Parameter] = []
    public var faults: [Fault] = []
    /// What the mark says to combine; `nil` where it is everything: `@component(combinations: badge, picture)`.
    public var combined: [Name]?
    /// The conditions of the `#if`s around it, from the outside.
    public var conditions: [String] = []
    /// Its `@available` attributes, as they are written.
    public var availability: [String] = []
    /// The modules that its file imports, as far as the component sees them.
    public var imports: [String] = []
    /// Whether other modules of the package may make one: both it and its initializer are `public` or `package`.
    public var isSeenByOthers = false

    public init(name: String, offset: Int) {
        self.name = name
        self.offset = offset
    }

    /// Finds sources that may have one; the others needn't be parsed.
    public static let mark = ByteSearch(["@component"])
}

/// The components of a source.
public struct DeclaredComponents: Hashable, Sendable {
    public var components: [DeclaredComponent] = []
    /// Where marks stand that belong to no struct at the top level of the file, by the byte.
    public var marksInVain: [Int] = []
    /// The enums of the file, as components see them: also those that stand with them inside of `#if`.
    public var enums: [String: [DeclaredEnums.Case]] = [:]

    public init() {}

    /// Reads a whole file, which is taken for UTF-8. A file without the mark isn't parsed.
    ///
    /// For example: of `/// @component` above `struct Badge: View { let text: String … }` the component `Badge` with the parameter `text`.
    public static func read(_ source: [UInt8]) throws(NestedTooDeeply) -> DeclaredComponents {
        guard DeclaredComponent.mark.findsAny(in: source) else { return DeclaredComponents() }
        var reader = ComponentReader()
        let tree = try SwiftTree.read(source)
        reader.read(tree)
        var found = reader.found
        if !found.components.isEmpty { found.enums = DeclaredEnums.cases(in: tree, isConditional: true) }
        return found
    }
}
