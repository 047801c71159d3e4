import Foundation
import ViperRuntime

@MainActor
final class RecipeEditorViewController: UIViewController {
    private let environment: any RecipeEditorEnvironment
    private var presenter: (any RecipeEditorPresenterContract)?

    init(environment: any RecipeEditorEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any RecipeEditorPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipe Editor"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension RecipeEditorViewController {
    func didChangeTitle(title: String) {
        presenter?.didChangeTitle(title: title)
    }

    func didAddIngredient(name: String) {
        presenter?.didAddIngredient(name: name)
    }

    func didTapSave() {
        presenter?.didTapSave()
    }

    func didTapCancel() {
        presenter?.didTapCancel()
    }
}

extension RecipeEditorViewController: RecipeEditorViewContract {
    func render(_ state: RecipeEditorState) {
        // Bring the subviews in line with the state.
    }
}
