import Foundation
import ViperRuntime

@MainActor
final class RecipeSearchViewController: UIViewController {
    private let presenter: any RecipeSearchPresenterContract

    init(presenter: any RecipeSearchPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Recipe Search", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension RecipeSearchViewController: SceneViewContract {
    func render(_ state: RecipeSearchState) {
        // Bring the subviews in line with the state.
    }
}
