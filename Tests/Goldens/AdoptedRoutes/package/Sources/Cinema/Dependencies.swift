import CinemaCore
import ViperRuntime

@MainActor
public final class Dependencies {
    public init() {}

    func resolve<D: ScreenDescriptor>(_ descriptor: D) -> D.Output {
        guard let scene = adoptedScene(for: descriptor) as? D.Output else { fatalError("no screen for \(D.self)") }
        return scene
    }
}

@MainActor
enum FilmViewBuilder {
    static func build(with descriptor: Screens.FilmDescriptor, environment: Dependencies) -> UIViewController {
        let film = UIViewController()
        film.title = "\(descriptor.filmID)"
        return film
    }
}
