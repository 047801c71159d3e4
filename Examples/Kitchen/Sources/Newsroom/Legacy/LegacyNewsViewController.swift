import Foundation
import KitchenCore
import ViperRuntime

/// What somebody has written lately. It takes what it shows and what it does as properties, as screens once did.
@MainActor
final class LegacyNewsViewController: UIViewController {
    var authorName = ""
    var favouriteRecipeID: Recipe.ID?
    var onAppear: () -> Void = {}
    /// Leads on to scenes that have specs.
    var wireframe: (any NewsWireframeContract)?

    private let textLabel = UILabel.identified("news.text")
    private lazy var favouriteButton = UIButton.titled(
        String(localized: "Their favourite recipe", bundle: .newsroomResources, comment: "Leads to a recipe"),
        identifier: "news.favourite"
    ) { [weak self] in self?.openFavourite() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "News", bundle: .newsroomResources, comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        textLabel.text = String(
            localized: "\(authorName) has written nothing lately.",
            bundle: .newsroomResources,
            comment: "In place of news of somebody"
        )
        favouriteButton.isHidden = favouriteRecipeID == nil
        view.fill(withColumn: [textLabel, favouriteButton])
    }

    private func openFavourite() {
        guard let favouriteRecipeID else { return }
        wireframe?.showRecipe(recipeID: favouriteRecipeID)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onAppear()
    }
}
