import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class RecipeDetailsViewController: UIViewController {
    private let presenter: any RecipeDetailsPresenterContract

    private(set) lazy var buyButton = UIButton.titled("Buy ingredients", identifier: "recipeDetails.buy") {
        [presenter] in presenter.didTapBuy()
    }
    private(set) lazy var editButton = UIButton.titled("Edit", identifier: "recipeDetails.edit") {
        [presenter] in presenter.didTapEdit()
    }
    private(set) lazy var helpButton = UIButton.titled("Help", identifier: "recipeDetails.help") {
        [presenter] in presenter.didTapHelp()
    }
    let statusLabel = UILabel.identified("recipeDetails.status")
    let ingredientsLabel = UILabel.identified("recipeDetails.ingredients")
    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }
    private(set) lazy var authorButton = UIButton.titled("Who wrote it", identifier: "recipeDetails.author") {
        [weak self] in self?.tapAuthor()
    }
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
        title = "Recipe"
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

extension RecipeDetailsViewController: RecipeDetailsViewContract {
    func render(_ state: RecipeDetailsState) {
        if let recipe = state.recipe { title = recipe.title }
        statusLabel.show(state.isLoading ? "Loading…" : state.recipe.map { $0.minutes.counted("minute") })
        ingredientsLabel.text = state.recipe?.ingredients.joined(separator: ", ")
        failureBanner.show(state.failure)
        buyButton.isHidden = !state.canBuy
        buyButton.isEnabled = !state.isBuying
        editButton.isHidden = !state.canEdit
        authorID = state.recipe?.authorID
        authorButton.isHidden = authorID == nil
    }

    private func tapAuthor() {
        if let authorID { presenter.didTapAuthor(authorID: authorID) }
    }
}
