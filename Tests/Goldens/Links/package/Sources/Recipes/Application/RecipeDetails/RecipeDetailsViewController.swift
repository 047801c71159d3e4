import Foundation
import ViperRuntime

@MainActor
final class RecipeDetailsViewController: UIViewController {
    private let presenter: any RecipeDetailsPresenterContract

    init(presenter: any RecipeDetailsPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Recipe Details", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension RecipeDetailsViewController: SceneViewContract {
    func render(_ state: RecipeDetailsState) {
        // Bring the subviews in line with the state.
    }
}
