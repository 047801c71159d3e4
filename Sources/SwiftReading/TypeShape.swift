/// A Swift type as a tree, without anything that only its spelling has: spaces, needless parentheses.
package indirect enum TypeShape: Hashable, Sendable {
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
    package struct Segment: Hashable, Sendable {
        package var name: String
        package var arguments: [TypeShape] = []
    }

    package struct TupleElement: Hashable, Sendable {
        package var label: String?
        package var type: TypeShape
    }

    package struct Function: Hashable, Sendable {
        package var isEscaping = false
        package var globalActor: TypeShape?
        package var isSendable = false
        package var parameters: [Parameter] = []
        package var isAsync = false
        package var failure: Failure = .none
        package var result: TypeShape

        /// What the function throws: `throws` is `any`, `throws(E)` is `typed`.
        package enum Failure: Hashable, Sendable {
            case none
            case any
            case typed(TypeShape)
        }
    }

    package struct Parameter: Hashable, Sendable {
        /// Only for readers: Swift lets a function type's parameters have no label.
        package var name: String?
        package var isInout = false
        package var type: TypeShape
    }

    static let void = TypeShape.named([Segment(name: "Void")])

    static func named(_ name: String, _ arguments: TypeShape...) -> TypeShape {
        .named([Segment(name: name, arguments: arguments)])
    }
}
