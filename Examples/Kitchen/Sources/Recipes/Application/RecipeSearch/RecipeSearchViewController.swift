import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class RecipeSearchViewController: UIViewController {
    private var presenter: (any RecipeSearchPresenterContract)?

    private(set) lazy var keywordField = UITextField.field("Miso", identifier: "recipeSearch.keyword") { [weak self] in
        self?.didChangeKeyword(keyword: $0)
    }
    private(set) lazy var newRecipeButton = UIButton.titled("New recipe", identifier: "recipeSearch.new") {
        [weak self] in self?.didTapNewRecipe()
    }
    let statusLabel = UILabel.identified("recipeSearch.status")
    private(set) lazy var failureBanner = FailureBanner { [weak self] in self?.didTapRetry() }
    let recipeRows = UIStackView.column()

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any RecipeSearchPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [keywordField, newRecipeButton, failureBanner.view, statusLabel, recipeRows])
        presenter?.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter?.viewWillAppear()
    }
}

// What the controls of the screen call.
extension RecipeSearchViewController {
    func didChangeKeyword(keyword: String) {
        presenter?.didChangeKeyword(keyword: keyword)
    }

    func didSelectRecipe(recipeID: Recipe.ID) {
        presenter?.didSelectRecipe(recipeID: recipeID)
    }

    func didTapNewRecipe() {
        presenter?.didTapNewRecipe()
    }

    func didTapRetry() {
        presenter?.didTapRetry()
    }
}

extension RecipeSearchViewController: RecipeSearchViewContract {
    func render(_ state: RecipeSearchState) {
        keywordField.show(state.keyword)
        statusLabel.text = state.isLoading ? "Searching…" : state.recipes.count.counted("recipe")
        failureBanner.show(state.failure)
        recipeRows.showRows(state.recipes.map(row))
    }

    private func row(_ recipe: Recipe) -> UIView {
        UIButton.titled(recipe.title, identifier: "recipeSearch.recipe.\(recipe.id)") { [weak self] in
            self?.didSelectRecipe(recipeID: recipe.id)
        }
    }
}
