import KitchenCore
import ViperRuntime

final class RecipeDetailsViewController: UIViewController, SceneView {
    private let presenter: any RecipeDetailsPresenterContract
    private let start: RecipeDetailsState
    private let statusLabel = UILabel.identified("recipeDetails.status")
    private lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }

    /// What the storyboard makes.
    init?(coder: NSCoder, _ state: RecipeDetailsState, presenter: any RecipeDetailsPresenterContract) {
        start = state
        self.presenter = presenter
        super.init(coder: coder)
    }

    /// Stands in where the storyboard is missing.
    init(_ state: RecipeDetailsState, presenter: any RecipeDetailsPresenterContract) {
        start = state
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let buttons = [
            UIButton.titled("Author", identifier: "recipeDetails.author") { [presenter] in presenter.didTapAuthor() },
            UIButton.titled("Edit", identifier: "recipeDetails.edit") { [presenter] in presenter.didTapEdit() },
            UIButton.titled("Help", identifier: "recipeDetails.help") { [presenter] in presenter.didTapHelp() },
            UIButton.titled("Timer", identifier: "recipeDetails.timer") { [presenter] in presenter.didTapTimer() },
        ]
        view.fill(withColumn: [failureBanner.view, statusLabel] + buttons)
        render(start)
        presenter.viewDidLoad()
    }

    func render(_ state: RecipeDetailsState) {
        title = state.title
        failureBanner.show(state.recipe.failure, state.favourite.failure)
        statusLabel.text = state.recipe.isLoading ? "Loading…" : state.recipe.value?.ingredients.formatted()
    }
}
