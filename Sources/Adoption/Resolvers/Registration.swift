/// A call that keeps a closure for a type, to be called for values of that type later.
///
/// For example: `register(FilmDescriptor.self) { film in FilmBuilder.build(film) }`.
struct Registration: Sendable {
    /// As the source writes it.
    var type: String
    /// The function that the call stands in, with the type around it. For example: `Registry.setUp()`.
    var function: String
    var place: SourcePlace
    /// The types that the call is written in, from the outside.
    var around: [String]
}
