import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class RecipeOfTheDayViewController: UIViewController {
    private let presenter: any RecipeOfTheDayPresenterContract

    let recipeLabel = UILabel.identified("recipeOfTheDay.recipe")
    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }

    init(presenter: any RecipeOfTheDayPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipe of the day"
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [recipeLabel, failureBanner.view])
        presenter.viewDidLoad()
    }
}

extension RecipeOfTheDayViewController: RecipeOfTheDayViewContract {
    func render(_ state: RecipeOfTheDayState) {
        let title = state.recipe.value.map { "Today: \($0.title)" }
        recipeLabel.show(title ?? (state.recipe.isLoading ? "Loading…" : nil))
        failureBanner.show(state.recipe.failure)
    }
}
