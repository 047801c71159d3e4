import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class UserProfileViewController: UIViewController {
    private let presenter: any UserProfilePresenterContract

    let statusLabel = UILabel.identified("userProfile.status")
    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }
    let favouriteRow = UIStackView.column()
    let recipeRows = UIStackView.column()
    private lazy var newsButton = UIButton.titled("News", identifier: "userProfile.news") { [presenter] in
        presenter.didTapNews()
    }
    private lazy var settingsButton = UIButton.titled("Settings", identifier: "userProfile.settings") { [presenter] in
        presenter.didTapSettings()
    }

    init(presenter: any UserProfilePresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [statusLabel, failureBanner.view, favouriteRow, recipeRows, newsButton, settingsButton])
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
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
        UIButton.titled("Likes \(recipe.title) most", identifier: "userProfile.favourite") { [presenter] in
            presenter.didSelectRecipe(recipeID: recipe.id)
        }
    }

    private func row(_ recipe: Recipe) -> UIView {
        UIButton.titled(recipe.title, identifier: "userProfile.recipe.\(recipe.id)") { [presenter] in
            presenter.didSelectRecipe(recipeID: recipe.id)
        }
    }
}
