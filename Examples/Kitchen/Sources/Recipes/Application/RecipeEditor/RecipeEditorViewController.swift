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
    let ingredientRows = UIStackView.column()
    let failureBanner = FailureBanner()

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
        let newIngredientRow = UIStackView.row([ingredientField, addButton])
        view.fill(withColumn: [
            titleField, ingredientRows, newIngredientRow, failureBanner.view, saveButton, cancelButton,
        ])
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
        ingredientRows.showRows(state.ingredients.map(row))
        failureBanner.show(state.failure)
        saveButton.isEnabled = state.isSaveEnabled
    }

    private func row(_ ingredient: String) -> UIView {
        UIStackView.row([
            UILabel.identified("recipeEditor.ingredient.\(ingredient)", text: ingredient),
            UIButton.titled("Remove", identifier: "recipeEditor.remove.\(ingredient)") { [presenter] in
                presenter.didRemoveIngredient(name: ingredient)
            },
        ])
    }
}
