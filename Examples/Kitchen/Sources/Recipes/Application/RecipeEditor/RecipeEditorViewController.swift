import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class RecipeEditorViewController: UIViewController {
    private let presenter: any RecipeEditorPresenterContract

    private(set) lazy var titleField = UITextField.field("Miso soup", identifier: "recipeEditor.title") { [presenter] in
        presenter.didChangeTitle(title: $0)
    }
    private(set) lazy var addButton = UIButton.titled("Add", identifier: "recipeEditor.add") {
        [weak self] in self?.addTypedIngredient()
    }
    private(set) lazy var saveButton = UIButton.titled("Save", identifier: "recipeEditor.save") {
        [presenter] in presenter.didTapSave()
    }
    private(set) lazy var cancelButton = UIButton.titled("Cancel", identifier: "recipeEditor.cancel") {
        [presenter] in presenter.didTapCancel()
    }
    let ingredientField = UITextField.field("miso", identifier: "recipeEditor.ingredient")
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
        title = "Write a recipe"
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

extension RecipeEditorViewController: RecipeEditorViewContract {
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
                "Remove",
                accessibilityLabel: "Remove \(ingredient)",
                identifier: "recipeEditor.remove.\(ingredient)"
            )
        )
    }
}
