import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class RecipeDetailsViewController: UIViewController {
    private var presenter: (any RecipeDetailsPresenterContract)?

    private(set) lazy var buyButton = UIButton.titled("Buy ingredients", identifier: "recipeDetails.buy") {
        [weak self] in self?.didTapBuy()
    }
    private(set) lazy var editButton = UIButton.titled("Edit", identifier: "recipeDetails.edit") {
        [weak self] in self?.didTapEdit()
    }
    private(set) lazy var helpButton = UIButton.titled("Help", identifier: "recipeDetails.help") {
        [weak self] in self?.didTapHelp()
    }
    let statusLabel = UILabel.identified("recipeDetails.status")
    let ingredientsLabel = UILabel.identified("recipeDetails.ingredients")
    private(set) lazy var failureBanner = FailureBanner { [weak self] in self?.didTapRetry() }
    let authorRow = UIStackView.column()

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any RecipeDetailsPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipe"
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [
            statusLabel, ingredientsLabel, failureBanner.view, buyButton, authorRow, editButton, helpButton,
        ])
        presenter?.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter?.viewWillAppear()
    }
}

// What the controls of the screen call.
extension RecipeDetailsViewController {
    func didTapBuy() {
        presenter?.didTapBuy()
    }

    func didTapAuthor(authorID: User.ID) {
        presenter?.didTapAuthor(authorID: authorID)
    }

    func didTapEdit() {
        presenter?.didTapEdit()
    }

    func didTapHelp() {
        presenter?.didTapHelp()
    }

    func didTapRetry() {
        presenter?.didTapRetry()
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
        authorRow.showRows(state.recipe.map { [authorButton($0.authorID)] } ?? [])
    }

    private func authorButton(_ authorID: User.ID) -> UIView {
        UIButton.titled("Who wrote it", identifier: "recipeDetails.author") { [weak self] in
            self?.didTapAuthor(authorID: authorID)
        }
    }
}
