/// A Swift type as a tree, without differences in spelling such as spaces and needless parentheses.
public indirect enum TypeShape: Hashable, Sendable {
    /// `Recipe`, `Recipe.ID`, `Page<Recipe>.Cursor`.
    case named([Segment])
    case optional(TypeShape)
    case array(TypeShape)
    case dictionary(key: TypeShape, value: TypeShape)
    /// A tuple of two elements or more.
    case tuple([TupleElement])
    case function(Function)
    /// `any P`.
    case existential(TypeShape)
    /// `A & B`.
    case composition([TypeShape])
    /// `T.Type`.
    case metatype(TypeShape, suffix: String)

    /// `Page<Recipe>` of `Page<Recipe>.Cursor`.
    public struct Segment: Hashable, Sendable {
        public var name: String
        public var arguments: [TypeShape] = []
    }

    public struct TupleElement: Hashable, Sendable {
        public var label: String?
        public var type: TypeShape
    }

    public struct Function: Hashable, Sendable {
        public var isEscaping = false
        public var globalActor: TypeShape?
        public var isSendable = false
        public var parameters: [Parameter] = []
        public var isAsync = false
        public var failure: Failure = .none
        public var result: TypeShape

        /// The errors of the function: `throws` is `any`, `throws(E)` is `typed`.
        public enum Failure: Hashable, Sendable {
            case none
            case any
            case typed(TypeShape)
        }
    }

    public struct Parameter: Hashable, Sendable {
        /// The name, for readers only: Swift has no labels for parameters of function types.
        public var name: String?
        public var isInout = false
        public var type: TypeShape
    }

    static let void = TypeShape.named([Segment(name: "Void")])

    static func named(_ name: String, _ arguments: TypeShape...) -> TypeShape {
        .named([Segment(name: name, arguments: arguments)])
    }
}
