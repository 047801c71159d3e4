import Foundation
import KitchenCore
import ViperRuntime

final class RecipeSearchViewController: UIViewController, SceneView {
    private let presenter: any RecipeSearchPresenterContract
    private let start: RecipeSearchState
    private let userBadge: EmbeddedScene
    private let badgeContainer = UIView()

    private lazy var keywordField = UITextField.field(
        String(localized: "Miso", comment: "An example of what to search for"),
        label: String(localized: "Keyword", comment: "Names the field to search with"),
        identifier: "recipeSearch.keyword"
    ) { [presenter] in presenter.didChangeKeyword(keyword: $0) }
    private lazy var newRecipeButton = UIButton.titled(
        String(localized: "New recipe", comment: "Leads to an empty recipe"),
        identifier: "recipeSearch.new"
    ) { [presenter] in presenter.didTapNewRecipe() }
    private let statusLabel = UILabel.identified("recipeSearch.status")
    private lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }
    private lazy var list = RowList<Recipe.ID>(
        above: [badgeContainer, keywordField, newRecipeButton, failureBanner.view, statusLabel]
    ) { [presenter] in presenter.didSelectRecipe(recipeID: $0) }

    init(_ state: RecipeSearchState, presenter: any RecipeSearchPresenterContract, userBadge: EmbeddedScene) {
        start = state
        self.presenter = presenter
        self.userBadge = userBadge
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Recipes", comment: "Title of a screen")
        view.addScrollView(list.tableView)
        embed(userBadge.makeViewController(), in: badgeContainer)
        render(start)
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }

    func render(_ state: RecipeSearchState) {
        let recipes = state.recipes.value ?? []
        keywordField.show(state.keyword)
        statusLabel.text = state.recipes.isLoading ? "Searching…" : "\(recipes.count) recipes"
        failureBanner.show(state.recipes.failure)
        list.show(recipes.map { Row($0.id, text: $0.title, identifier: "recipeSearch.recipe.\($0.id)") })
    }
}
