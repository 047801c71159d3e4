import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class RecipeDetailsViewController: UIViewController {
    private let presenter: any RecipeDetailsPresenterContract

    private(set) lazy var buyButton = UIButton.titled(
        String(localized: "Buy ingredients", bundle: .recipesResources, comment: "Fills the cart"),
        identifier: "recipeDetails.buy"
    ) { [presenter] in presenter.didTapBuy() }
    private(set) lazy var editButton = UIButton.titled(
        String(localized: "Edit", bundle: .recipesResources, comment: "Leads to the recipe's fields"),
        identifier: "recipeDetails.edit"
    ) { [presenter] in presenter.didTapEdit() }
    private(set) lazy var helpButton = UIButton.titled(
        String(localized: "Help", bundle: .recipesResources, comment: "Leads to a web page"),
        identifier: "recipeDetails.help"
    ) { [presenter] in presenter.didTapHelp() }
    let statusLabel = UILabel.identified("recipeDetails.status")
    let ingredientsLabel = UILabel.identified("recipeDetails.ingredients")
    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }
    private(set) lazy var authorButton = UIButton.titled(
        String(localized: "Who wrote it", bundle: .recipesResources, comment: "Leads to a recipe's author"),
        identifier: "recipeDetails.author"
    ) { [weak self] in self?.tapAuthor() }
    private var authorID: User.ID?

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
        title = String(localized: "Recipe", bundle: .recipesResources, comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [
            statusLabel, ingredientsLabel, failureBanner.view, buyButton, authorButton, editButton, helpButton,
        ])
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }
}

extension RecipeDetailsViewController: SceneViewContract {
    func render(_ state: RecipeDetailsState) {
        if let recipe = state.recipe { title = recipe.title }
        statusLabel.show(state.isLoading ? loading : state.recipe.map(duration))
        ingredientsLabel.text = state.recipe?.ingredients.joined(separator: ", ")
        failureBanner.show(state.failure)
        buyButton.isHidden = !state.canBuy
        buyButton.isEnabled = !state.isAddingIngredientsToCart
        editButton.isHidden = !state.canEdit
        authorID = state.recipe?.authorID
        authorButton.isHidden = authorID == nil
    }

    private var loading: String {
        String(localized: "Loading…", bundle: .recipesResources, comment: "While a screen gets what it shows")
    }

    private func duration(_ recipe: Recipe) -> String {
        String(localized: "\(recipe.minutes) minutes", bundle: .recipesResources, comment: "How long cooking takes")
    }

    private func tapAuthor() {
        if let authorID { presenter.didTapAuthor(authorID: authorID) }
    }
}
