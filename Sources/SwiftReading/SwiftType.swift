/// A Swift type that stands in a spec.
///
/// For example: `SwiftType.read("[String:Recipe]?")` has the text `[String: Recipe]?`.
public struct SwiftType: Hashable, Sendable {
    private let reading: Reading

    /// - Parameter isEscapingName: Whether it is a name behind `@escaping`: that of a function type, as nothing else says.
    init(_ shape: TypeShape, isEscapingName: Bool = false) {
        reading = Reading(shape, isEscapingName: isEscapingName)
    }

    /// The type as careful code spells it: one space where one belongs, no needless parentheses, attributes in one order,
    /// `?` and brackets for `Optional`, `Array` and `Dictionary`.
    public var text: String { reading.text }

    /// The root identifiers that it refers to, each once, in the order of the text.
    ///
    /// For example: `Result<Recipe.ID, any Error>` has `Result`, `Recipe`, `Error`.
    public var names: [String] { reading.names }

    /// The root names that something is a member of: modules, and types around others.
    ///
    /// For example: `Foundation.URL` has `Foundation`, `[Recipe.ID]` has `Recipe`, `Recipe` has none.
    public var qualifiers: Set<String> { reading.qualifiers }

    /// Of the names those that are global actors of function types only. Swift doesn't count them among what is seen of a
    /// public declaration, and warns of an import that is public for their sake alone.
    public var globalActors: Set<String> { reading.globalActors }

    public var shape: TypeShape { reading.shape }

    /// Whether it is a team's own name for a function type, behind `@escaping`.
    public var isEscapingName: Bool { reading.isEscapingName }

    /// Everything that is asked for again and again, found out once: a project has a few types in very many places.
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

    /// What the type is the type of. Swift allows some things in one place only.
    public enum Position: Hashable, Sendable {
        /// What is kept, and handed to nobody by a parameter of that type.
        case storage
        /// A parameter of a function, or a field that one sets.
        case parameter
        /// What a function returns.
        case result
    }

    /// Reads the whole of `text` as one type.
    ///
    /// Refused are, besides what isn't a type: comments, line breaks, opaque types (`some P`), implicitly unwrapped
    /// optionals, variadics, `inout` outside a function type's parameters, attributes that mean nothing there, and texts of
    /// more than 1,000 characters or 16 levels.
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

    /// `@escaping Handler`, where `Handler` is a team's own name for a function type. Specs can't know that it is one.
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
    /// Whether a value may be `nil`: `T?` or `Optional<T>`.
    public var isOptional: Bool { reading.isOptional }

    /// Whether it is a function type itself; an optional one isn't.
    public var isFunction: Bool {
        if case .function = shape { true } else { false }
    }

    /// Whether it holds elements in their order: `[T]`, `[T]?` or the like.
    public var isList: Bool {
        switch shape.desugared {
        case .array: true
        case .optional(let inner): if case .array = inner.desugared { true } else { false }
        default: false
        }
    }

    /// Whether it may name a class: it is a name, and none of the standard library's or of Foundation's.
    ///
    /// For example: `OldScreen`, `OldKit.Screen` and `UIViewController`, but not `[OldScreen]`, `OldScreen?` or `Int`.
    public var mayBeClass: Bool {
        guard case .named(let path) = shape, let root = path.first?.name else { return false }
        let platform: [KnownModule] = [.standardLibrary, .foundation, .foundationNetworking, .dispatch]
        return path.count > 1 || KnownModule.declaring(root).map { !platform.contains($0) } ?? true
    }

    /// A function type that isn't `Sendable`, as one that is; `nil` for all other types.
    public var sendableFunction: SwiftType? {
        guard case .function(var function) = shape, !function.isSendable else { return nil }
        function.isSendable = true
        return SwiftType(.function(function))
    }

    /// `Void`, `()` or `Swift.Void`.
    public var isVoid: Bool { reading.isVoid }

    /// Whether the compiler warns where a constant has the type without saying so: it is easily meant otherwise.
    ///
    /// For example: `Void?`, `[Void]`, `AnyClass`.
    public var isUnexpectedlyInferred: Bool { shape.isUnexpectedlyInferred }

    /// The type of a stored property that holds a value of it: without `@escaping`.
    public var storageText: String { spelled(escaping: false) }

    /// The type of a parameter that is kept: a function type has `@escaping`. A name of one has it where the text has.
    public var parameterText: String { spelled(escaping: true) }

    /// Whether both are one type, however each is spelled: `Int?` and `Optional<Int>`, `()` and `Void`.
    public func same(as other: SwiftType) -> Bool {
        text == other.text || shape.canonical == other.shape.canonical
    }

    /// Whether a variable of the type takes a value of another as it is: one of the same type, or of what it is the optional of.
    ///
    /// For example: `Recipe?` holds a `Recipe`.
    public func holds(_ value: SwiftType) -> Bool {
        same(as: value) || text == value.text + "?" || text == "(\(value.text))?"
    }

    /// The type of a variable that holds a value of it, or `nil`.
    ///
    /// For example: `(Recipe) -> Void` has `((Recipe) -> Void)?`; an optional type has itself.
    public var optionalText: String { reading.optionalText }

    /// The root names that no known module declares, each once, in the order of the text: the project's own types and modules.
    public var customNames: [String] { reading.customNames }

    /// The names of a module and of the type in it, wherever a name stands behind another.
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

    /// As the type of a stored property: without `@escaping`.
    fileprivate var storage: TypeShape {
        guard case .function(var function) = self else { return self }
        function.isEscaping = false
        return .function(function)
    }
}
