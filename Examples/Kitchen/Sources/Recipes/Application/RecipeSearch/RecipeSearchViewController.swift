import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class RecipeSearchViewController: UIViewController {
    private let presenter: any RecipeSearchPresenterContract
    private let childScenes: RecipeSearchChildren?

    private(set) lazy var keywordField = UITextField.field(
        String(localized: "Miso", bundle: .recipesResources, comment: "An example of what to search for"),
        label: String(localized: "Keyword", bundle: .recipesResources, comment: "Names the field to search with"),
        identifier: "recipeSearch.keyword"
    ) { [presenter] in presenter.didChangeKeyword(keyword: $0) }
    private(set) lazy var newRecipeButton = UIButton.titled(
        String(localized: "New recipe", bundle: .recipesResources, comment: "Leads to an empty recipe"),
        identifier: "recipeSearch.new"
    ) { [presenter] in presenter.didTapNewRecipe() }
    let statusLabel = UILabel.identified("recipeSearch.status")
    let recipeOfTheDayContainer = UIView()
    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }
    private(set) lazy var list = RowList<Recipe.ID>(
        above: [keywordField, newRecipeButton, recipeOfTheDayContainer, failureBanner.view, statusLabel]
    ) { [presenter] in presenter.didSelectRecipe(recipeID: $0) }

    init(presenter: any RecipeSearchPresenterContract, childScenes: RecipeSearchChildren?) {
        self.presenter = presenter
        self.childScenes = childScenes
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Recipes", bundle: .recipesResources, comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        view.addScrollView(list.tableView)
        childScenes?.embedRecipeOfTheDay(in: recipeOfTheDayContainer, of: self)
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }
}

extension RecipeSearchViewController: SceneViewContract {
    func render(_ state: RecipeSearchState) {
        keywordField.show(state.keyword)
        statusLabel.text = state.isLoading ? searching : found(state.recipes.count)
        failureBanner.show(state.failure)
        list.show(state.recipes.map(row))
    }

    private var searching: String {
        String(localized: "Searching…", bundle: .recipesResources, comment: "While a search is under way")
    }

    private func found(_ count: Int) -> String {
        String(localized: "\(count) recipes", bundle: .recipesResources, comment: "What a search has found")
    }

    private func row(_ recipe: Recipe) -> Row<Recipe.ID> {
        Row(recipe.id, text: recipe.title, identifier: "recipeSearch.recipe.\(recipe.id)")
    }
}
