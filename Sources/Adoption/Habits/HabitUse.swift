/// A place in a source that opens screens in a way that isn't adopted.
struct HabitUse: Hashable, Sendable {
    enum Kind: CaseIterable, Sendable {
        /// `container.register(FilmViewController.self)`
        case registration
        /// `final class FilmBuilder: Builder<FilmDependency>`
        case rib
        /// `class FilmComponent: Component<FilmDependency>`
        case component
        /// `navigationController.pushViewController(FilmViewController(), animated: true)`, in a coordinator
        case coordinator
        /// `navigationDestination(for: Route.self) { switch … }`
        case destination
    }

    var kind: Kind
    /// The name of a type, or the name in a call.
    var subject: String
    /// The number of uses that this place stands for.
    var count = 1
    var place: SourcePlace
}
