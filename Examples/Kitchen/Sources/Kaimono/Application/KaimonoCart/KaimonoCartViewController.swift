import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoCartViewController: UIViewController {
    private let environment: any KaimonoCartEnvironment
    private var presenter: (any KaimonoCartPresenterContract)?

    init(environment: any KaimonoCartEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any KaimonoCartPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Kaimono Cart"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter?.viewWillAppear()
    }
}

// What the controls of the screen call.
extension KaimonoCartViewController {
    func didRemoveItem(productID: Product.ID) {
        presenter?.didRemoveItem(productID: productID)
    }

    func didTapOrder() {
        presenter?.didTapOrder()
    }

    func didTapRecipe(recipeID: Recipe.ID) {
        presenter?.didTapRecipe(recipeID: recipeID)
    }
}

extension KaimonoCartViewController: KaimonoCartViewContract {
    func render(_ state: KaimonoCartState) {
        // Bring the subviews in line with the state.
    }
}
