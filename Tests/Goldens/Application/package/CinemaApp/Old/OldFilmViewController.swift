import UIKit

/// A screen as the app has had it for years, with all that it drags along.
final class OldFilmViewController: UIViewController {
    private let filmTitle: String

    init(filmTitle: String) {
        self.filmTitle = filmTitle
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = filmTitle
        view.backgroundColor = .systemBackground
    }
}
