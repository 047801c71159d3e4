/// A function of the app that assembles a screen: `FilmRouter.assembleModule(id:)`, `AppContainer.makeFilm(id:)`.
struct AssemblyFunction: Sendable {
    struct Parameter: Hashable, Sendable {
        /// The argument label; `nil` for `_`.
        var label: String?
        /// The local name.
        var name: String
        /// The type as written.
        var type: String
        var defaultValue: String?
        var isVariadic: Bool
    }

    struct Obstacle: Error, Hashable {
        /// The end of a sentence. For example: `it is async`.
        var reason: String
        /// The remedy.
        var remedy: String
    }

    /// The type that it belongs to, including the types around that one.
    var owner: String
    var name: String
    var place: SourcePlace
    /// True if it needs no instance.
    var isStatic: Bool
    var parameters: [Parameter]
    /// The result type as written.
    var returns: String
    /// The reason why no switch can call it, if any.
    var obstacle: Obstacle?
    /// True if it is only visible in its file, or in a type around it.
    var isHidden: Bool
    /// True if other modules can use it.
    var isPublic: Bool

    /// The name with its type. For example: `FilmRouter.assembleModule(id:)`.
    var fullName: String { "\(owner).\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))" }

    var ownerName: String { owner.split(separator: ".").last.map(String.init) ?? owner }
}
