import Foundation
import ViperRuntime

@MainActor
final class RecipeEditorViewController: UIViewController {
    private let presenter: any RecipeEditorPresenterContract

    init(presenter: any RecipeEditorPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Recipe Editor", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension RecipeEditorViewController: SceneViewContract {
    func render(_ state: RecipeEditorState) {
        // Bring the subviews in line with the state.
    }
}
