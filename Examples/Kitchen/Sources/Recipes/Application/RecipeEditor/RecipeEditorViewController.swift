import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class RecipeEditorViewController: UIViewController {
    private let presenter: any RecipeEditorPresenterContract

    private(set) lazy var titleField = UITextField.field(
        String(localized: "Miso soup", bundle: .recipesResources, comment: "An example of a recipe's title"),
        label: String(localized: "Title", bundle: .recipesResources, comment: "Names the field for a recipe's title"),
        identifier: "recipeEditor.title"
    ) { [presenter] in presenter.didChangeTitle(title: $0) }
    private(set) lazy var addButton = UIButton.titled(
        String(localized: "Add", bundle: .recipesResources, comment: "Adds an ingredient to a recipe"),
        identifier: "recipeEditor.add"
    ) { [weak self] in self?.addTypedIngredient() }
    private(set) lazy var saveButton = UIButton.titled(
        String(localized: "Save", bundle: .recipesResources, comment: "Saves a recipe"),
        identifier: "recipeEditor.save"
    ) { [presenter] in presenter.didTapSave() }
    private(set) lazy var cancelButton = UIButton.titled(
        String(localized: "Cancel", bundle: .recipesResources, comment: "Leaves a recipe as it was"),
        identifier: "recipeEditor.cancel"
    ) { [presenter] in presenter.didTapCancel() }
    let ingredientField = UITextField.field(
        String(localized: "miso", bundle: .recipesResources, comment: "An example of an ingredient"),
        label: String(localized: "Ingredient", bundle: .recipesResources, comment: "Names the field for an ingredient"),
        identifier: "recipeEditor.ingredient"
    )
    let failureBanner = FailureBanner()
    private(set) lazy var list = RowList<String>(
        above: [titleField, UIStackView.row([ingredientField, addButton]), failureBanner.view],
        below: [saveButton, cancelButton]
    ) { [presenter] in presenter.didRemoveIngredient(name: $0) }

    init(presenter: any RecipeEditorPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Write a recipe", bundle: .recipesResources, comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        view.addScrollView(list.tableView)
        presenter.viewDidLoad()
    }
}

extension RecipeEditorViewController {
    private func addTypedIngredient() {
        presenter.didAddIngredient(name: ingredientField.text ?? "")
        ingredientField.text = ""
    }
}

extension RecipeEditorViewController: SceneViewContract {
    func render(_ state: RecipeEditorState) {
        titleField.show(state.title)
        failureBanner.show(state.failure)
        list.show(state.ingredients.map(row))
        saveButton.isEnabled = state.isSaveEnabled
    }

    private func row(_ ingredient: String) -> Row<String> {
        Row(
            ingredient,
            text: ingredient,
            identifier: "recipeEditor.ingredient.\(ingredient)",
            button: RowButton(
                String(localized: "Remove", bundle: .recipesResources, comment: "Removes an ingredient"),
                accessibilityLabel: String(
                    localized: "Remove \(ingredient)",
                    bundle: .recipesResources,
                    comment: "The same, for those who hear it"
                ),
                identifier: "recipeEditor.remove.\(ingredient)"
            )
        )
    }
}
