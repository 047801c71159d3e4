/// A function of the app that puts a screen together: `FilmRouter.assembleModule(id:)`, `AppContainer.makeFilm(id:)`.
struct AssemblyFunction: Sendable {
    struct Parameter: Hashable, Sendable {
        /// `nil` for `_`.
        var label: String?
        /// What the body calls it.
        var name: String
        /// As written.
        var type: String
        var defaultValue: String?
        var isVariadic: Bool
    }

    struct Obstacle: Error, Hashable {
        /// As the end of a sentence. For example: `it is async`.
        var reason: String
        /// What to do.
        var remedy: String
    }

    /// The type that it belongs to, with the types around that.
    var owner: String
    var name: String
    var place: SourcePlace
    /// It needs no object.
    var isStatic: Bool
    var parameters: [Parameter]
    /// What it gives, as written.
    var returns: String
    /// Why no switch can call it; `nil` where nothing stands against it.
    var obstacle: Obstacle?
    /// Only its file, or only a type around it, sees it.
    var isHidden: Bool
    /// Other modules see it.
    var isPublic: Bool

    /// For example: `FilmRouter.assembleModule(id:)`.
    var fullName: String { "\(owner).\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))" }

    var ownerName: String { owner.split(separator: ".").last.map(String.init) ?? owner }
}
