import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class UserProfileViewController: UIViewController {
    private var presenter: (any UserProfilePresenterContract)?

    let statusLabel = UILabel.identified("userProfile.status")
    private(set) lazy var failureBanner = FailureBanner { [weak self] in self?.didTapRetry() }
    let favouriteRow = UIStackView.column()
    let recipeRows = UIStackView.column()
    private lazy var newsButton = UIButton.titled("News", identifier: "userProfile.news") { [weak self] in
        self?.didTapNews()
    }
    private lazy var settingsButton = UIButton.titled("Settings", identifier: "userProfile.settings") { [weak self] in
        self?.didTapSettings()
    }

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any UserProfilePresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [statusLabel, failureBanner.view, favouriteRow, recipeRows, newsButton, settingsButton])
        presenter?.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter?.viewWillAppear()
    }
}

// What the controls of the screen call.
extension UserProfileViewController {
    func didSelectRecipe(recipeID: Recipe.ID) {
        presenter?.didSelectRecipe(recipeID: recipeID)
    }

    func didTapNews() {
        presenter?.didTapNews()
    }

    func didTapSettings() {
        presenter?.didTapSettings()
    }

    func didTapRetry() {
        presenter?.didTapRetry()
    }
}

extension UserProfileViewController: UserProfileViewContract {
    func render(_ state: UserProfileState) {
        if let user = state.user { title = user.name }
        statusLabel.text = state.isLoading ? "Loading…" : state.recipes.count.counted("recipe")
        failureBanner.show(state.failure)
        favouriteRow.showRows(state.favourite.map { [favouriteButton($0)] } ?? [])
        recipeRows.showRows(state.recipes.map(row))
    }

    private func favouriteButton(_ recipe: Recipe) -> UIView {
        UIButton.titled("Likes \(recipe.title) most", identifier: "userProfile.favourite") { [weak self] in
            self?.didSelectRecipe(recipeID: recipe.id)
        }
    }

    private func row(_ recipe: Recipe) -> UIView {
        UIButton.titled(recipe.title, identifier: "userProfile.recipe.\(recipe.id)") { [weak self] in
            self?.didSelectRecipe(recipeID: recipe.id)
        }
    }
}
