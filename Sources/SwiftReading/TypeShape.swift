/// A Swift type as a tree, without anything that only its spelling has: spaces, needless parentheses.
indirect enum TypeShape: Hashable, Sendable {
    /// `Recipe`, `Recipe.ID`, `Page<Recipe>.Cursor`.
    case named([Segment])
    case optional(TypeShape)
    case array(TypeShape)
    case dictionary(key: TypeShape, value: TypeShape)
    /// Two elements or more.
    case tuple([TupleElement])
    case function(Function)
    /// `any P`.
    case existential(TypeShape)
    /// `A & B`.
    case composition([TypeShape])
    /// `T.Type`.
    case metatype(TypeShape, suffix: String)

    /// `Page<Recipe>` of `Page<Recipe>.Cursor`.
    struct Segment: Hashable, Sendable {
        var name: String
        var arguments: [TypeShape] = []
    }

    struct TupleElement: Hashable, Sendable {
        var label: String?
        var type: TypeShape
    }

    struct Function: Hashable, Sendable {
        var isEscaping = false
        var globalActor: TypeShape?
        var isSendable = false
        var parameters: [Parameter] = []
        var isAsync = false
        var failure: Failure = .none
        var result: TypeShape

        /// What the function throws: `throws` is `any`, `throws(E)` is `typed`.
        enum Failure: Hashable, Sendable {
            case none
            case any
            case typed(TypeShape)
        }
    }

    struct Parameter: Hashable, Sendable {
        /// Only for readers: Swift lets a function type's parameters have no label.
        var name: String?
        var isInout = false
        var type: TypeShape
    }

    static let void = TypeShape.named([Segment(name: "Void")])

    static func named(_ name: String, _ arguments: TypeShape...) -> TypeShape {
        .named([Segment(name: name, arguments: arguments)])
    }
}
