import CinemaInterface
import ViperRuntime

/// Shows a screen that can't leave the application's target.
@MainActor
enum OldFilmViewBuilder {
    static func build(
        with descriptor: ViewDescriptor.OldFilmDescriptor,
        environment: AppEnvironment
    ) -> UIViewController {
        OldFilmViewController(filmTitle: descriptor.title)
    }
}
