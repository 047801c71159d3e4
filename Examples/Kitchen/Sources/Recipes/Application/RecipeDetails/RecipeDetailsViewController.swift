import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class RecipeDetailsViewController: UIViewController {
    private let environment: any RecipeDetailsEnvironment
    private var presenter: (any RecipeDetailsPresenterContract)?

    init(environment: any RecipeDetailsEnvironment) {
        self.environment = environment
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
        title = "Recipe Details"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
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
}

extension RecipeDetailsViewController: RecipeDetailsViewContract {
    func render(_ state: RecipeDetailsState) {
        // Bring the subviews in line with the state.
    }
}
