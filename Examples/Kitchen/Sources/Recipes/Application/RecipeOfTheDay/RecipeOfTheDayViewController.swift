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
        title = String(localized: "Recipe of the day", bundle: .recipesResources, comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [recipeLabel, failureBanner.view])
        presenter.viewDidLoad()
    }
}

extension RecipeOfTheDayViewController: SceneViewContract {
    func render(_ state: RecipeOfTheDayState) {
        recipeLabel.show(state.recipe.value.map(today) ?? (state.recipe.isLoading ? loading : nil))
        failureBanner.show(state.recipe.failure)
    }

    private func today(_ recipe: Recipe) -> String {
        String(localized: "Today: \(recipe.title)", bundle: .recipesResources, comment: "The recipe of the day")
    }

    private var loading: String {
        String(localized: "Loading…", bundle: .recipesResources, comment: "While a screen gets what it shows")
    }
}
