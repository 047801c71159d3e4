// Written by hand in 2016, and not touched since.

public import CinemaInterface
public import ViperRuntime

@MainActor
public enum FilmListModule {
    public static func assemble(resolver: any CinemaResolver) -> UIViewController {
        let viewController = FilmListViewController(nibName: nil, bundle: nil)
        let wireframe = FilmListWireframe(viewController: viewController, resolver: resolver)
        viewController.presenter = FilmListPresenter(view: viewController, wireframe: wireframe)
        return viewController
    }
}
