/// A call that stores a closure for a type, to be called later for values of that type.
///
/// For example: `register(FilmDescriptor.self) { film in FilmBuilder.build(film) }`.
struct Registration: Sendable {
    /// The type as the source writes it.
    var type: String
    /// The function around the call, with its type. For example: `Registry.setUp()`.
    var function: String
    var place: SourcePlace
    /// The types around the call, outermost first.
    var around: [String]
}
