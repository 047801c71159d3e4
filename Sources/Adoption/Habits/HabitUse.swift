/// Where a source opens screens in a way that isn't adopted.
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
    /// A type's name, or a call as far as it names one.
    var subject: String
    /// How many there are in this place.
    var count = 1
    var place: SourcePlace
}
