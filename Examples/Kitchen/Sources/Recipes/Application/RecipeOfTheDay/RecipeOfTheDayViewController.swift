import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class RecipeOfTheDayViewController: UIViewController {
    private let environment: any RecipeOfTheDayEnvironment
    private var presenter: (any RecipeOfTheDayPresenterContract)?

    let recipeLabel = UILabel.identified("recipeOfTheDay.recipe")
    private(set) lazy var failureBanner = FailureBanner { [weak self] in self?.didTapRetry() }

    init(environment: any RecipeOfTheDayEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any RecipeOfTheDayPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipe of the day"
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [recipeLabel, failureBanner.view])
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension RecipeOfTheDayViewController {
    func didTapRetry() {
        presenter?.didTapRetry()
    }
}

extension RecipeOfTheDayViewController: RecipeOfTheDayViewContract {
    func render(_ state: RecipeOfTheDayState) {
        recipeLabel.show(state.isLoading ? "Loading…" : state.recipe.map { "Today: \($0.title)" })
        failureBanner.show(state.failure)
    }
}
