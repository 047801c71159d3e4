// Written by hand in 2016, and not touched since.

import ViperRuntime

final class FilmListViewController: UIViewController, FilmListViewContract {
    var presenter: (any FilmListPresenterContract)?
    private(set) var buttons: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Films"
        presenter?.viewDidLoad()
    }

    func showFilms(_ names: [String]) {
        buttons = names.enumerated().map { index, name in
            let button = UIButton(configuration: .plain())
            button.setTitle(name, for: .normal)
            button.accessibilityIdentifier = "filmList.film.\(index)"
            button.addAction(
                UIAction { [weak self] _ in self?.presenter?.didSelectFilm(at: index) },
                for: .touchUpInside
            )
            view.addSubview(button)
            return button
        }
    }
}
