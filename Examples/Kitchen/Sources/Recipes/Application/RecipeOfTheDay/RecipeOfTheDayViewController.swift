import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class RecipeOfTheDayViewController: UIViewController {
    private let environment: any RecipeOfTheDayEnvironment
    private var presenter: (any RecipeOfTheDayPresenterContract)?

    let recipeLabel = UILabel.identified("recipeOfTheDay.recipe")
    let failureLabel = UILabel.failure()

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
        view.fill(withColumn: [recipeLabel, failureLabel])
        presenter?.viewDidLoad()
    }
}

extension RecipeOfTheDayViewController: RecipeOfTheDayViewContract {
    func render(_ state: RecipeOfTheDayState) {
        recipeLabel.show(state.isLoading ? "Loading…" : state.recipe.map { "Today: \($0.title)" })
        failureLabel.show(state.failure?.message)
    }
}
