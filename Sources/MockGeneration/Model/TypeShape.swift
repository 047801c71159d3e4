/// A type as it is spelled, parsed as far as mocks need.
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
    /// A tuple; `Void` is the empty one.
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
    /// A type with attributes or modifiers: `@escaping`, `@Sendable`, `inout`, `borrowing`.
    case attributed([String], TypeShape)
    /// `repeat each Item`.
    case pack(TypeShape)
    /// Unparsed text.
    case verbatim(String)

    struct TupleElement: Hashable, Sendable {
        /// The label with its local name: `_ recipe`.
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

/// The effects of a call.
struct Effects: Hashable, Sendable {
    indirect enum Throwing: Hashable, Sendable {
        case never
        case any
        case typed(TypeShape)
        /// Throws only if an argument does.
        case relayed
    }

    var isAsync = false
    var throwing = Throwing.never

    var canThrow: Bool { throwing != .never }
}
