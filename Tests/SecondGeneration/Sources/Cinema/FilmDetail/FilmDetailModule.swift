// Written by hand in 2016, and not touched since.

public import CinemaInterface
public import ViperRuntime

@MainActor
public enum FilmDetailModule {
    public static func assemble(film: Int, resolver: any CinemaResolver) -> UIViewController {
        let viewController = FilmDetailViewController(nibName: nil, bundle: nil)
        let wireframe = FilmDetailWireframe(viewController: viewController, resolver: resolver)
        viewController.presenter = FilmDetailPresenter(film: film, view: viewController, wireframe: wireframe)
        return viewController
    }
}

final class FilmDetailViewController: UIViewController, FilmDetailViewContract {
    var presenter: (any FilmDetailPresenterContract)?

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(configuration: .plain())
        button.setTitle("Seats", for: .normal)
        button.accessibilityIdentifier = "filmDetail.seats"
        button.addAction(UIAction { [weak self] _ in self?.presenter?.didTapSeats() }, for: .touchUpInside)
        view.addSubview(button)
        presenter?.viewDidLoad()
    }

    func showName(_ name: String) {
        title = name
    }
}

@MainActor
final class FilmDetailWireframe: FilmDetailWireframeContract {
    private weak var viewController: UIViewController?
    private let resolver: any CinemaResolver

    init(viewController: UIViewController, resolver: any CinemaResolver) {
        self.viewController = viewController
        self.resolver = resolver
    }

    func showSeats(of film: Int) {
        let seats = resolver.resolve(ViewDescriptor.SeatsDescriptor(filmID: film))
        viewController?.navigationController?.pushViewController(seats, animated: true)
    }
}
