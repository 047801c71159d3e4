/// A type as it is spelled, taken apart as far as a mock needs to know it.
///
/// For example: `[Recipe]?` is `.optional(.array(.named("Recipe", [])))`.
indirect enum TypeShape: Hashable, Sendable {
    /// `Recipe`, `Result<Recipe, any Error>`.
    case named(String, [TypeShape])
    /// `Recipe.Step`, `Self.Item`, `Page<Recipe>.Cursor`.
    case member(TypeShape, String, [TypeShape])
    case optional(TypeShape)
    case implicitlyUnwrapped(TypeShape)
    case array(TypeShape)
    case dictionary(TypeShape, TypeShape)
    /// `Void` is the one without elements.
    case tuple([TupleElement])
    case function(FunctionShape)
    /// `any Recipe`, and `some Recipe`.
    case existential(TypeShape)
    case opaque(TypeShape)
    /// `Recipe & Sendable`.
    case composition([TypeShape])
    /// `~Copyable`.
    case suppressed(TypeShape)
    /// `Recipe.Type`, `Recipe.Protocol`.
    case metatype(TypeShape, String)
    /// What stands before a type: `@escaping`, `@Sendable`, `inout`, `borrowing`.
    case attributed([String], TypeShape)
    /// `repeat each Item`.
    case pack(TypeShape)
    /// What needs no looking into, as it was written.
    case verbatim(String)

    struct TupleElement: Hashable, Sendable {
        /// With what belongs to it: `_ recipe`.
        var label: String?
        var type: TypeShape
        var isVariadic = false
    }

    static let void = TypeShape.tuple([])
    static let any = TypeShape.named("Any", [])
}

/// A function type: `(Recipe) async throws -> Bool`.
struct FunctionShape: Hashable, Sendable {
    var parameters: [TypeShape.TupleElement]
    var effects: Effects
    var result: TypeShape
}

/// What a call may do besides returning.
struct Effects: Hashable, Sendable {
    indirect enum Throwing: Hashable, Sendable {
        case never
        case any
        case typed(TypeShape)
        /// Only when an argument does.
        case relayed
    }

    var isAsync = false
    var throwing = Throwing.never

    var canThrow: Bool { throwing != .never }
}
