// Written by hand in 2016, and not touched since.

import CinemaInterface
import ViperRuntime

@MainActor
final class FilmListWireframe: FilmListWireframeContract {
    private weak var viewController: UIViewController?
    private let resolver: any CinemaResolver

    init(viewController: UIViewController, resolver: any CinemaResolver) {
        self.viewController = viewController
        self.resolver = resolver
    }

    func showFilm(_ id: Int) {
        let film = resolver.resolve(ViewDescriptor.FilmDetailDescriptor(filmID: id))
        viewController?.navigationController?.pushViewController(film, animated: true)
    }
}
