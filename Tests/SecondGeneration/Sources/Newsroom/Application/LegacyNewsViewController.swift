import KitchenCore
import ViperRuntime

/// An old screen: its properties are set from outside.
final class LegacyNewsViewController: UIViewController {
    var authorName = ""
    var favouriteRecipeID: Recipe.ID?
    var onAppear: () -> Void = {}
    var wireframe: NewsWireframe?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "News of \(authorName)"
        view.fill(withColumn: [
            UIButton.titled("Favourite", identifier: "news.favourite") { [weak self] in
                guard let id = self?.favouriteRecipeID else { return }
                self?.wireframe?.show(.recipe(recipeID: id))
            }
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onAppear()
    }
}

/// An old screen that there is one of.
final class LegacySettingsViewController: UIViewController {
    static let shared = LegacySettingsViewController(nibName: nil, bundle: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
    }
}
