import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class UserProfileViewController: UIViewController {
    private let environment: any UserProfileEnvironment
    private var presenter: (any UserProfilePresenterContract)?

    init(environment: any UserProfileEnvironment) {
        self.environment = environment
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
        title = "User Profile"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension UserProfileViewController {
    func didSelectRecipe(recipeID: Recipe.ID) {
        presenter?.didSelectRecipe(recipeID: recipeID)
    }
}

extension UserProfileViewController: UserProfileViewContract {
    func render(_ state: UserProfileState) {
        // Bring the subviews in line with the state.
    }
}
