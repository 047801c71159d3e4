import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class UserProfileViewController: UIViewController {
    private let presenter: any UserProfilePresenterContract

    let statusLabel = UILabel.identified("userProfile.status")
    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }
    private(set) lazy var list = RowList<UserProfileRow>(
        above: [statusLabel, failureBanner.view],
        below: [newsButton, settingsButton]
    ) { [presenter] row in
        switch row {
        case .favourite(let id), .recipe(let id): presenter.didSelectRecipe(recipeID: id)
        }
    }
    private lazy var newsButton = UIButton.titled(
        String(localized: "News", bundle: .usersResources, comment: "Leads to what somebody has written"),
        identifier: "userProfile.news"
    ) { [presenter] in presenter.didTapNews() }
    private lazy var settingsButton = UIButton.titled(
        String(localized: "Settings", bundle: .usersResources, comment: "Leads to the app's settings"),
        identifier: "userProfile.settings"
    ) { [presenter] in presenter.didTapSettings() }

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
        title = String(localized: "Profile", bundle: .usersResources, comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        view.addScrollView(list.tableView)
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }
}

extension UserProfileViewController: SceneViewContract {
    func render(_ state: UserProfileState) {
        if let user = state.user { title = user.name }
        statusLabel.text = state.isLoading ? loading : written(state.recipes.count)
        failureBanner.show(state.failure)
        list.show((state.favourite.map { [favouriteRow($0)] } ?? []) + state.recipes.map(row))
    }

    private var loading: String {
        String(localized: "Loading…", bundle: .usersResources, comment: "While a screen gets what it shows")
    }

    private func written(_ count: Int) -> String {
        String(localized: "\(count) recipes", bundle: .usersResources, comment: "What somebody has written")
    }

    private func favouriteRow(_ recipe: Recipe) -> Row<UserProfileRow> {
        Row(
            .favourite(recipe.id),
            text: String(
                localized: "Likes \(recipe.title) most",
                bundle: .usersResources,
                comment: "Somebody's favourite recipe"
            ),
            identifier: "userProfile.favourite"
        )
    }

    private func row(_ recipe: Recipe) -> Row<UserProfileRow> {
        Row(.recipe(recipe.id), text: recipe.title, identifier: "userProfile.recipe.\(recipe.id)")
    }
}

/// What a row of a profile is about.
nonisolated enum UserProfileRow: Hashable, Sendable {
    case favourite(Recipe.ID)
    case recipe(Recipe.ID)
}
