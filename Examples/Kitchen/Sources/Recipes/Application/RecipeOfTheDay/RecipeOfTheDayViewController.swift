import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class RecipeOfTheDayViewController: UIViewController {
    private var presenter: (any RecipeOfTheDayPresenterContract)?

    let recipeLabel = UILabel.identified("recipeOfTheDay.recipe")
    private(set) lazy var failureBanner = FailureBanner { [weak self] in self?.didTapRetry() }

    init() {
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
        let title = state.recipe.value.map { "Today: \($0.title)" }
        recipeLabel.show(title ?? (state.recipe.isLoading ? "Loading…" : nil))
        failureBanner.show(state.recipe.failure)
    }
}
