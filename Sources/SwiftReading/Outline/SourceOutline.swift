import SwiftSyntax

/// What a Swift source declares at its top level, as far as an editor of it needs to know. Also what stands inside `#if`.
///
/// For example: `SourceOutline.read(Array("final class CartPresenter {}".utf8)).blocks` has one block, of `CartPresenter`.
public struct SourceOutline: Sendable {
    /// Types and extensions, in the order of the source.
    public var blocks: [MemberBlock] = []
    /// Names of protocols and of type aliases, also of nested ones where those are read.
    public var otherTypes: Set<String> = []
    /// Names of protocols at the top level, each with what it refines.
    public var protocols: [String: [String]] = [:]
    public var imports: [ImportStatement] = []
    /// The byte where an import can be put into a file that has none: behind the comments that begin the file, before those
    /// that belong to its first declaration.
    public var importPlace = 0
    /// The first thing that the parser can't make sense of. With one, the rest is not to be relied on.
    public var problem: SwiftSyntaxProblem?

    /// Names of the language's own attributes, which no macro can have.
    static let attributesWithoutMembers: Set = [
        "MainActor", "available", "objc", "objcMembers", "frozen", "usableFromInline", "dynamicMemberLookup",
        "dynamicCallable", "preconcurrency", "unchecked", "IBDesignable", "main", "discardableResult", "nonobjc",
    ]

    public init() {}

    /// Reads the bytes alone, as far as they tell for certain; `nil` where only ``read(_:nested:)`` can. It finds the same, but
    /// for what only an editor of the file needs: where an import can be put, and the statements of initializers. Mistakes in
    /// the bodies of functions aren't seen.
    public static func scan(_ source: [UInt8]) -> SourceOutline? { OutlineScan.read(source) }

    /// Reads a whole file, which is taken for UTF-8.
    ///
    /// - Parameter nested: whether types inside of others are read as well; each is qualified with what it lies in.
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

/// The braces of a type or of an extension, and what stands between them.
public struct MemberBlock: Sendable {
    /// The type's name; of `extension Recipes.CartPresenter` the last part.
    public var type: String
    public var isExtension: Bool
    /// For example: `struct`, which has an initializer for its stored properties unless it declares one itself.
    public var keyword = ""
    /// For example: `nonisolated`.
    public var modifiers: [String] = []
    /// What stands before the name: `Recipes` of `extension Recipes.CartPresenter`; of a nested type, what it lies in.
    public var qualifier: String?
    /// Names of what it inherits from or conforms to, each the last part of what is written.
    public var inherited: [String]
    /// Generic arguments as they are written, by the name of what is inherited: `["Box": ["Int"]]` of `class Jar: Box<Int>`.
    public var arguments: [String: [String]] = [:]
    /// Names of its generic parameters; of `extension Box<Int>`, what stands in their place is in ``extendedArguments``.
    public var genericParameters: [String] = []
    public var extendedArguments: [String] = []
    /// What its `where` clause asks for.
    public var requirements: [GenericRequirement] = []
    /// Whether other modules of the package see it; of an extension, whether it says so of its members.
    public var isVisibleOutside = false
    public var functions: [DeclaredFunction] = []
    public var initializers: [DeclaredInitializer] = []
    public var isStruct: Bool { keyword == "struct" }
    /// Types of properties as they are written, by name; those without a written type are left out.
    public var properties: [String: String] = [:]
    /// Names of an enum's cases.
    public var cases: Set<String> = []
    /// Has an attribute with arguments or of an unknown name, which may be a macro that adds members.
    public var mayHaveMacro = false
    /// Properties in the order of the source, also those without a written type.
    public var propertyPlaces: [NamedPlace] = []
    /// What the initializer takes that a struct has without declaring one.
    public var memberwiseParameters: [DeclaredInitializer.Parameter] = []
    /// Those for whose sake that initializer is private.
    public var hidingProperties: [NamedPlace] = []
    /// Those that code in other files can't set: constants, and what is private.
    public var fixedProperties: [NamedPlace] = []
    /// The byte where the declaration's first token begins.
    public var start: Int
    /// The byte behind the opening brace.
    public var opening: Int
    /// The byte of the closing brace.
    public var closing: Int
    /// The byte where the first member begins.
    public var firstMember: Int?
}

/// A condition of a `where` clause. For example: `Self: UIViewController`, or `Element == Int`.
public struct GenericRequirement: Hashable, Sendable {
    public var left: String
    public var right: String
    /// `==`; else `:`.
    public var isSameType: Bool

    public init(left: String, right: String, isSameType: Bool) {
        self.left = left
        self.right = right
        self.isSameType = isSameType
    }
}

/// Where something that has a name stands.
public struct NamedPlace: Hashable, Sendable {
    /// Without back-ticks.
    public var name: String
    /// The byte where it begins.
    public var start: Int
    /// The byte behind it.
    public var end: Int
}

/// A function of a type.
public struct DeclaredFunction: Hashable, Sendable {
    public struct Parameter: Hashable, Sendable {
        /// `_` for none.
        public var label: String
        /// `nil` for a type that no spec could hold: an opaque one, a variadic.
        public var type: SwiftType?
        /// The type as it stands in the source, on one line.
        public var written = ""
        /// A call may leave it out.
        public var hasDefault = false
    }

    /// Without back-ticks.
    public var name: String
    public var parameters: [Parameter]
    /// `nil` where ``returnsUnknown``, and for `Void`.
    public var returns: SwiftType?
    /// What it returns is a type that no spec could hold.
    public var returnsUnknown = false
    public var isAsync: Bool
    public var canThrow: Bool
    /// `private` or `fileprivate`.
    public var isPrivate: Bool
    /// `static` or `class`.
    public var isStatic: Bool
    public var isGeneric: Bool
    /// Whether other modules of the package see it.
    public var isVisibleOutside = false
    /// The byte where its name begins.
    public var offset: Int

    /// For example: `fetchRecipe(id:)`.
    public var selector: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }

    /// For example: `fetchRecipe(id: Int64)`.
    public var typedSelector: String {
        "\(name)(\(parameters.map { "\($0.label): \($0.written)" }.joined(separator: ", ")))"
    }
}

/// An initializer of a type.
public struct DeclaredInitializer: Hashable, Sendable {
    public struct Parameter: Hashable, Sendable {
        /// `_` for none.
        public var label: String
        /// The byte where it begins.
        public var start: Int
        /// The byte behind its type, or behind its default value; a comma comes later.
        public var end: Int
        /// A call may leave it out.
        public var hasDefault = false
    }

    public var parameters: [Parameter]
    public var isConvenience: Bool
    /// The byte where the declaration begins.
    public var start: Int
    /// The byte behind the parenthesis that opens the parameters, and that of the one that closes them.
    public var parameterClause: Range<Int>
    /// The statements of its body that say `self.name = …`.
    public var assignments: [NamedPlace] = []
    /// The byte behind the opening brace of its body; `nil` for one without a body.
    public var bodyOpening: Int?
}

/// An `import` of a file.
public struct ImportStatement: Hashable, Sendable {
    /// The whole module's name; of `import struct Foundation.URL` it is `Foundation`.
    public var module: String
    /// Brings one declaration only.
    public var isScoped: Bool
    /// Stands inside `#if`.
    public var isConditional: Bool
    /// The byte where it begins, attributes and access level included.
    public var start: Int
    /// The byte behind it.
    public var end: Int
}
