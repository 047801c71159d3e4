/// A Swift type in a spec.
///
/// For example: `SwiftType.read("[String:Recipe]?")` has the text `[String: Recipe]?`.
public struct SwiftType: Hashable, Sendable {
    private let reading: Reading

    /// - Parameter isEscapingName: true for a name after `@escaping`, which then must be that of a function type.
    init(_ shape: TypeShape, isEscapingName: Bool = false) {
        reading = Reading(shape, isEscapingName: isEscapingName)
    }

    /// The type in normal form: normal spaces, no needless parentheses, attributes in one order, and `?` and brackets
    /// for `Optional`, `Array` and `Dictionary`.
    public var text: String { reading.text }

    /// The root identifiers that it refers to, each once, in the order of the text.
    ///
    /// For example: `Result<Recipe.ID, any Error>` has `Result`, `Recipe`, `Error`.
    public var names: [String] { reading.names }

    /// The root names that have a member in it: modules and enclosing types.
    ///
    /// For example: `Foundation.URL` has `Foundation`, `[Recipe.ID]` has `Recipe`, `Recipe` has none.
    public var qualifiers: Set<String> { reading.qualifiers }

    /// The names that are only used as global actors of function types. They don't need a public import: Swift warns
    /// about one that only they use.
    public var globalActors: Set<String> { reading.globalActors }

    public var shape: TypeShape { reading.shape }

    /// True if it is a team's own name for a function type, after `@escaping`.
    public var isEscapingName: Bool { reading.isEscapingName }

    /// The properties that are used repeatedly, computed once: a project has a few types in very many places.
    private final class Reading: Sendable {
        let text: String
        let shape: TypeShape
        let isEscapingName: Bool
        let names: [String]
        let qualifiers: Set<String>
        let globalActors: Set<String>
        let customNames: [String]
        let isOptional: Bool
        let isVoid: Bool
        let optionalText: String

        init(_ shape: TypeShape, isEscapingName: Bool) {
            self.shape = shape
            self.isEscapingName = isEscapingName
            text = (isEscapingName ? "@escaping " : "") + shape.spelling
            let desugared = shape.desugared
            isVoid = desugared == .void
            if case .optional = desugared { isOptional = true } else { isOptional = false }
            optionalText = isOptional ? shape.storage.spelling : TypeShape.optional(shape.storage).spelling
            customNames = shape.customNames
            globalActors = shape.globalActors
            var seen: Set<String> = []
            let paths = shape.namedPaths
            names = paths.compactMap(\.first?.name).filter { seen.insert($0).inserted }
            qualifiers = Set(paths.filter { $0.count > 1 }.compactMap(\.first?.name))
        }
    }

    /// The place of the type. Swift allows some types only in one place.
    public enum Position: Hashable, Sendable {
        /// A stored value that isn't passed in through a parameter of that type.
        case storage
        /// A parameter of a function, or a field that is set by one.
        case parameter
        /// The result of a function.
        case result
    }

    /// Reads all of `text` as one type.
    ///
    /// Rejected, besides invalid types, are comments, line breaks, opaque types (`some P`), implicitly unwrapped
    /// optionals, variadics, `inout` outside of a function type's parameters, attributes without meaning there, and
    /// texts of more than 1,000 characters or 16 levels.
    public static func read(
        _ text: String,
        position: Position = .parameter
    ) -> Result<SwiftType, SwiftReadingProblem> {
        if let shape = PlainTypeScanner.read(text) { return .success(SwiftType(shape)) }
        if position == .parameter, let type = escapingName(text) { return .success(type) }
        return TypeReader.read(text, position: position).flatMap { shape in
            let type = SwiftType(shape.sugared)
            return TypePlacement.problem(of: type).map { .failure($0) } ?? .success(type)
        }
    }

    /// Reads `@escaping Handler`, where `Handler` is a team's own name for a function type. A spec can't know that it
    /// is one.
    private static func escapingName(_ text: String) -> SwiftType? {
        let attribute = "@escaping "
        guard text.hasPrefix(attribute) else { return nil }
        let name = text.dropFirst(attribute.utf8.count).trimmingPrefix { $0 == " " }
        guard let shape = PlainTypeScanner.read(String(name)), case .named(let path) = shape,
            KnownModule.declaring(path) == nil
        else { return nil }
        return SwiftType(shape, isEscapingName: true)
    }

    public static func == (lhs: SwiftType, rhs: SwiftType) -> Bool { lhs.text == rhs.text }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension SwiftType: CustomStringConvertible {
    public var description: String { text }
}

extension SwiftType {
    /// True if a value may be `nil`: `T?` or `Optional<T>`.
    public var isOptional: Bool { reading.isOptional }

    /// True if it is a function type; an optional one isn't.
    public var isFunction: Bool {
        if case .function = shape { true } else { false }
    }

    /// True if it holds ordered elements: `[T]`, `[T]?` or the like.
    public var isList: Bool {
        switch shape.desugared {
        case .array: true
        case .optional(let inner): if case .array = inner.desugared { true } else { false }
        default: false
        }
    }

    /// True if it may name a class: it is a name that isn't of the standard library or of Foundation.
    ///
    /// For example: `OldScreen`, `OldKit.Screen` and `UIViewController`, but not `[OldScreen]`, `OldScreen?` or `Int`.
    public var mayBeClass: Bool {
        guard case .named(let path) = shape, let root = path.first?.name else { return false }
        let platform: [KnownModule] = [.standardLibrary, .foundation, .foundationNetworking, .dispatch]
        return path.count > 1 || KnownModule.declaring(root).map { !platform.contains($0) } ?? true
    }

    /// The function type with `@Sendable`, if it isn't `Sendable`; `nil` for all other types.
    public var sendableFunction: SwiftType? {
        guard case .function(var function) = shape, !function.isSendable else { return nil }
        function.isSendable = true
        return SwiftType(.function(function))
    }

    /// True for `Void`, `()` and `Swift.Void`.
    public var isVoid: Bool { reading.isVoid }

    /// True if the compiler warns about a constant whose inferred type it is, as that is often a mistake.
    ///
    /// For example: `Void?`, `[Void]`, `AnyClass`.
    public var isUnexpectedlyInferred: Bool { shape.isUnexpectedlyInferred }

    /// The type of a stored property for its values, without `@escaping`.
    public var storageText: String { spelled(escaping: false) }

    /// The type of a parameter that is stored: a function type has `@escaping`, and a name of one has it if the text
    /// does.
    public var parameterText: String { spelled(escaping: true) }

    /// Returns true if both are the same type, however they are spelled: `Int?` and `Optional<Int>`, `()` and `Void`.
    public func same(as other: SwiftType) -> Bool {
        text == other.text || shape.canonical == other.shape.canonical
    }

    /// Returns true if a variable of the type can hold a value of the other one as it is: both are the same, or this
    /// is an optional of it.
    ///
    /// For example: `Recipe?` holds a `Recipe`.
    public func holds(_ value: SwiftType) -> Bool {
        same(as: value) || text == value.text + "?" || text == "(\(value.text))?"
    }

    /// The type of a variable that holds its value or `nil`.
    ///
    /// For example: `(Recipe) -> Void` has `((Recipe) -> Void)?`; an optional type has itself.
    public var optionalText: String { reading.optionalText }

    /// The root names that no known module declares, each once, in the order of the text: the project's own types and
    /// modules.
    public var customNames: [String] { reading.customNames }

    /// The pairs of module or outer type and type, wherever a name follows another.
    ///
    /// For example: `[Foundation.URL]` has `Foundation` and `URL`, `Recipe.ID` has `Recipe` and `ID`.
    public var qualifiedNames: [(qualifier: String, name: String)] {
        if qualifiers.isEmpty { return [] }
        return shape.namedPaths.filter { $0.count > 1 }.map { ($0[0].name, $0[1].name) }
    }

    private func spelled(escaping: Bool) -> String {
        if reading.isEscapingName { return escaping ? text : shape.spelling }
        guard case .function(var function) = shape, function.isEscaping != escaping else { return text }
        function.isEscaping = escaping
        return function.spelling
    }
}

extension TypeShape {
    fileprivate var isUnexpectedlyInferred: Bool {
        switch desugared {
        case .optional(let inner), .array(let inner): inner.isUnexpectedlyInferred
        case .named(let path): [.void, .named("Never"), .named("AnyClass")].contains(desugared) && path.count == 1
        case .metatype(let base, _): base.desugared == .named("AnyObject")
        default: false
        }
    }

    /// The type for a stored property, without `@escaping`.
    fileprivate var storage: TypeShape {
        guard case .function(var function) = self else { return self }
        function.isEscaping = false
        return .function(function)
    }
}
