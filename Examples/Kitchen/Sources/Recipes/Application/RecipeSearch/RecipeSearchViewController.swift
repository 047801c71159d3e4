import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class RecipeSearchViewController: UIViewController {
    private let presenter: any RecipeSearchPresenterContract

    private(set) lazy var keywordField = UITextField.field("Miso", identifier: "recipeSearch.keyword") { [presenter] in
        presenter.didChangeKeyword(keyword: $0)
    }
    private(set) lazy var newRecipeButton = UIButton.titled("New recipe", identifier: "recipeSearch.new") {
        [presenter] in presenter.didTapNewRecipe()
    }
    let statusLabel = UILabel.identified("recipeSearch.status")
    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }
    private(set) lazy var list = RowList<Recipe.ID>(
        above: [keywordField, newRecipeButton, failureBanner.view, statusLabel]
    ) { [presenter] in presenter.didSelectRecipe(recipeID: $0) }

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
        title = "Recipes"
        view.backgroundColor = .systemBackground
        view.addScrollView(list.tableView)
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }
}

extension RecipeSearchViewController: RecipeSearchViewContract {
    func render(_ state: RecipeSearchState) {
        keywordField.show(state.keyword)
        statusLabel.text = state.isLoading ? "Searching…" : state.recipes.count.counted("recipe")
        failureBanner.show(state.failure)
        list.show(state.recipes.map(row))
    }

    private func row(_ recipe: Recipe) -> Row<Recipe.ID> {
        Row(recipe.id, text: recipe.title, identifier: "recipeSearch.recipe.\(recipe.id)")
    }
}
