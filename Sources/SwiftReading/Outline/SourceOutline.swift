import SwiftSyntax

/// The declarations at the top level of a Swift source, including those in `#if`, with the facts that an editor of it
/// needs.
///
/// For example: `SourceOutline.read(Array("final class CartPresenter {}".utf8)).blocks` has one block, of `CartPresenter`.
public struct SourceOutline: Sendable {
    /// The types and extensions in the order of the source.
    public var blocks: [MemberBlock] = []
    /// The names of protocols and type aliases, including nested ones if those are read.
    public var otherTypes: Set<String> = []
    /// The top-level protocols, each with the protocols that it refines.
    public var protocols: [String: [String]] = [:]
    public var imports: [ImportStatement] = []
    /// The offset at which an import can be inserted into a file without any: after the comments at the start of the
    /// file, but before those of its first declaration.
    public var importPlace = 0
    /// The first syntax error. If there is one, the rest isn't reliable.
    public var problem: SwiftSyntaxProblem?

    /// The names of the language's own attributes, which no macro can have.
    static let attributesWithoutMembers: Set = [
        "MainActor", "available", "objc", "objcMembers", "frozen", "usableFromInline", "dynamicMemberLookup",
        "dynamicCallable", "preconcurrency", "unchecked", "IBDesignable", "main", "discardableResult", "nonobjc",
    ]

    public init() {}

    /// Reads only the bytes, as far as the result is certain; `nil` if only ``read(_:nested:)`` can tell. It finds the
    /// same, except for what only an editor of the file needs: the place for imports, and the statements of
    /// initializers. Mistakes in the bodies of functions aren't noticed.
    public static func scan(_ source: [UInt8]) -> SourceOutline? { OutlineScan.read(source) }

    /// Reads a whole file as UTF-8.
    ///
    /// - Parameter nested: true to also read nested types; each is qualified with its enclosing types.
    public static func read(_ source: [UInt8], nested: Bool = false) -> SourceOutline {
        let tree: SourceFileSyntax
        do throws(NestedTooDeeply) {
            tree = try SwiftTree.read(source)
        } catch {
            var outline = SourceOutline()
            outline.problem = SwiftSyntaxProblem(error, in: source)
            return outline
        }
        var reader = OutlineReader(includesNested: nested)
        reader.read(tree)
        reader.outline.problem = SwiftSyntaxCheck.problems(in: tree, source).first
        return reader.outline
    }
}

/// The braces of a type or extension with their contents.
public struct MemberBlock: Sendable {
    /// The type's name; the last component in `extension Recipes.CartPresenter`.
    public var type: String
    public var isExtension: Bool
    /// The keyword. For example: `struct`, which has a memberwise initializer unless it declares one.
    public var keyword = ""
    /// The names of its attributes. For example: `Observable`.
    public var attributes: [String] = []
    /// The modifiers. For example: `nonisolated`.
    public var modifiers: [String] = []
    /// The names before the type's: `Recipes` in `extension Recipes.CartPresenter`, or the enclosing types of a nested
    /// one.
    public var qualifier: String?
    /// The last components of the names of types that it inherits from or conforms to.
    public var inherited: [String]
    /// The generic arguments as written, by inherited name: `["Box": ["Int"]]` of `class Jar: Box<Int>`.
    public var arguments: [String: [String]] = [:]
    /// The names of its generic parameters. Those of `extension Box<Int>` are in ``extendedArguments``.
    public var genericParameters: [String] = []
    public var extendedArguments: [String] = []
    /// The requirements of its `where` clause.
    public var requirements: [GenericRequirement] = []
    /// True if other modules of the package see it; for an extension, if its modifier says so for its members.
    public var isVisibleOutside = false
    /// The functions, initializers and properties that aren't private. For example: `fetchRecipe(id:)`.
    public var members: Set<String> = []
    public var functions: [DeclaredFunction] = []
    public var initializers: [DeclaredInitializer] = []
    /// The name with those of enclosing types. For example: `Screens.FilmDescriptor`.
    public var path: String { [qualifier, type].compactMap(\.self).joined(separator: ".") }
    public var isStruct: Bool { keyword == "struct" }
    /// The types of properties as written, by name; those without a type annotation are left out.
    public var properties: [String: String] = [:]
    /// The targets of its type aliases as written, by name; only the parser finds them.
    public var aliases: [String: String] = [:]
    /// The names of an enum's cases.
    public var cases: Set<String> = []
    /// True if an attribute has arguments or an unknown name, and so may be a macro that adds members.
    public var mayHaveMacro = false
    /// The properties in the order of the source, including those without a type annotation.
    public var propertyPlaces: [NamedPlace] = []
    /// The parameters of a struct's memberwise initializer.
    public var memberwiseParameters: [DeclaredInitializer.Parameter] = []
    /// Private stored properties, which make the memberwise initializer private.
    public var hidingProperties: [NamedPlace] = []
    /// The properties that code in other files can't set: constants and private ones.
    public var fixedProperties: [NamedPlace] = []
    /// The offset of the declaration's first token.
    public var start: Int
    /// The offset after the opening brace.
    public var opening: Int
    /// The offset of the closing brace.
    public var closing: Int
    /// The offset of the first member.
    public var firstMember: Int?
}

/// A condition of a `where` clause. For example: `Self: UIViewController`, or `Element == Int`.
public struct GenericRequirement: Hashable, Sendable {
    public var left: String
    public var right: String
    /// True for `==`, false for `:`.
    public var isSameType: Bool

    public init(left: String, right: String, isSameType: Bool) {
        self.left = left
        self.right = right
        self.isSameType = isSameType
    }
}

/// The place of a name or a named declaration.
public struct NamedPlace: Hashable, Sendable {
    /// The name without back-ticks.
    public var name: String
    /// The offset of its first byte.
    public var start: Int
    /// The offset after it.
    public var end: Int
}

/// A function of a type.
public struct DeclaredFunction: Hashable, Sendable {
    public struct Parameter: Hashable, Sendable {
        /// The label, or `_` for none.
        public var label: String
        /// The type; `nil` if no spec can hold it: an opaque one, a variadic.
        public var type: SwiftType?
        /// The type as written, on one line.
        public var written = ""
        /// True if a call may omit it.
        public var hasDefault = false
    }

    /// The name without back-ticks.
    public var name: String
    public var parameters: [Parameter]
    /// The result type; `nil` for `Void`, and if ``returnsUnknown``.
    public var returns: SwiftType?
    /// True if the result type is one that no spec can hold.
    public var returnsUnknown = false
    public var isAsync: Bool
    public var canThrow: Bool
    /// True for `private` and `fileprivate`.
    public var isPrivate: Bool
    /// True for `static` and `class`.
    public var isStatic: Bool
    public var isGeneric: Bool
    /// True if other modules of the package see it.
    public var isVisibleOutside = false
    /// The offset of its name.
    public var offset: Int

    /// The name with its labels. For example: `fetchRecipe(id:)`.
    public var selector: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }

    /// The name with its labels and types. For example: `fetchRecipe(id: Int64)`.
    public var typedSelector: String {
        "\(name)(\(parameters.map { "\($0.label): \($0.written)" }.joined(separator: ", ")))"
    }
}

/// An initializer of a type.
public struct DeclaredInitializer: Hashable, Sendable {
    public struct Parameter: Hashable, Sendable {
        /// The label, or `_` for none.
        public var label: String
        /// The offset of its first byte.
        public var start: Int
        /// The offset after its type or default value, before a comma.
        public var end: Int
        /// True if a call may omit it.
        public var hasDefault = false
    }

    public var parameters: [Parameter]
    public var isConvenience: Bool
    /// The offset of the declaration.
    public var start: Int
    /// The range from after the opening parenthesis of the parameters to the closing one.
    public var parameterClause: Range<Int>
    /// The statements `self.name = …` in its body.
    public var assignments: [NamedPlace] = []
    /// The offset after the opening brace of its body; `nil` if it has none.
    public var bodyOpening: Int?
}

/// An `import` of a file.
public struct ImportStatement: Hashable, Sendable {
    /// The whole module's name; `Foundation` for `import struct Foundation.URL`.
    public var module: String
    /// True if it imports a single declaration.
    public var isScoped: Bool
    /// True if it is inside `#if`.
    public var isConditional: Bool
    /// The offset of its first byte, including attributes and access level.
    public var start: Int
    /// The offset after it.
    public var end: Int
}
