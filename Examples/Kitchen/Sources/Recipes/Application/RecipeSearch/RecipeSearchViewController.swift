import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class RecipeSearchViewController: UIViewController {
    private let environment: any RecipeSearchEnvironment
    private var presenter: (any RecipeSearchPresenterContract)?

    init(environment: any RecipeSearchEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any RecipeSearchPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipe Search"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension RecipeSearchViewController {
    func didChangeKeyword(keyword: String) {
        presenter?.didChangeKeyword(keyword: keyword)
    }

    func didSelectRecipe(recipeID: Recipe.ID) {
        presenter?.didSelectRecipe(recipeID: recipeID)
    }

    func didTapNewRecipe() {
        presenter?.didTapNewRecipe()
    }
}

extension RecipeSearchViewController: RecipeSearchViewContract {
    func render(_ state: RecipeSearchState) {
        // Bring the subviews in line with the state.
    }
}
