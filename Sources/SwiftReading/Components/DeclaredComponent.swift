/// A SwiftUI view with the mark `/// @component` in its source.
public struct DeclaredComponent: Hashable, Sendable {
    /// A parameter of its initializer.
    public struct Parameter: Hashable, Sendable {
        /// The label, or `_` for none.
        public var label: String
        /// The internal name.
        public var name: String
        /// The type as written, on one line; for a binding, the bound type. It is empty if only a default value
        /// implies it.
        public var type: String
        /// True for a `Binding` of that type.
        public var isBinding = false
        public var hasDefault = false
        /// True if the view stores it in a property of the same name that tests can read.
        public var isKept = false
        /// The offset of its first byte.
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

    /// A reason why it can't be previewed.
    public struct Fault: Hashable, Sendable {
        public var kind: Kind
        public var offset: Int

        public enum Kind: Hashable, Sendable {
            /// It is generic.
            case generic
            /// It is `private` or `fileprivate`.
            case isPrivate
            /// Its declaration doesn't have `: View`.
            case noView
            /// All of its initializers are private, and so is the memberwise one because of a property.
            case noInitializer(property: String?)
            /// Its initializer is failable, throwing or async.
            case unusualInitializer
            /// A property with a wrapper has no initial value.
            case wrapped(property: String, wrapper: String)
            /// It is in an `#else` branch.
            case elsewhere
            /// The mark's parentheses have an unknown argument.
            case argument(String)
        }
    }

    /// A name listed in the mark.
    public struct Name: Hashable, Sendable {
        public var text: String
        public var offset: Int
    }

    public var name: String
    /// The offset of its name's first byte.
    public var offset: Int
    public var parameters: [Parameter] = []
    public var faults: [Fault] = []
    /// The parameters that the mark says to combine, as in `@component(combinations: badge, picture)`; `nil` for all.
    public var combined: [Name]?
    /// The conditions of the enclosing `#if`s, outermost first.
    public var conditions: [String] = []
    /// Its `@available` attributes as written.
    public var availability: [String] = []
    /// The imports of its file that apply to the component.
    public var imports: [String] = []
    /// True if other modules of the package can create it: it and its initializer are `public` or `package`.
    public var isSeenByOthers = false

    public init(name: String, offset: Int) {
        self.name = name
        self.offset = offset
    }

    /// A search for sources that may have components; others needn't be parsed.
    public static let mark = ByteSearch(["@component"])
}

/// The components of a source.
public struct DeclaredComponents: Hashable, Sendable {
    public var components: [DeclaredComponent] = []
    /// The offsets of marks that belong to no struct at the top level of the file.
    public var marksInVain: [Int] = []
    /// The enums of the file that components can use, including those in the same `#if`.
    public var enums: [String: [DeclaredEnums.Case]] = [:]

    public init() {}

    /// Reads a whole file as UTF-8. A file without the mark isn't parsed.
    ///
    /// For example: `/// @component` above `struct Badge: View { let text: String … }` gives the component `Badge`
    /// with the parameter `text`.
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
