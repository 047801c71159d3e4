import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class RecipeEditorViewController: UIViewController {
    private var presenter: (any RecipeEditorPresenterContract)?

    private(set) lazy var titleField = UITextField.field("Miso soup", identifier: "recipeEditor.title") { [weak self] in
        self?.didChangeTitle(title: $0)
    }
    private(set) lazy var addButton = UIButton.titled("Add", identifier: "recipeEditor.add") {
        [weak self] in self?.addTypedIngredient()
    }
    private(set) lazy var saveButton = UIButton.titled("Save", identifier: "recipeEditor.save") {
        [weak self] in self?.didTapSave()
    }
    private(set) lazy var cancelButton = UIButton.titled("Cancel", identifier: "recipeEditor.cancel") {
        [weak self] in self?.didTapCancel()
    }
    let ingredientField = UITextField.field("miso", identifier: "recipeEditor.ingredient")
    let ingredientRows = UIStackView.column()
    let failureBanner = FailureBanner()

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any RecipeEditorPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Write a recipe"
        view.backgroundColor = .systemBackground
        let newIngredientRow = UIStackView.row([ingredientField, addButton])
        view.fill(withColumn: [
            titleField, ingredientRows, newIngredientRow, failureBanner.view, saveButton, cancelButton,
        ])
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension RecipeEditorViewController {
    func didChangeTitle(title: String) {
        presenter?.didChangeTitle(title: title)
    }

    func didAddIngredient(name: String) {
        presenter?.didAddIngredient(name: name)
    }

    func didRemoveIngredient(name: String) {
        presenter?.didRemoveIngredient(name: name)
    }

    func didTapSave() {
        presenter?.didTapSave()
    }

    func didTapCancel() {
        presenter?.didTapCancel()
    }

    private func addTypedIngredient() {
        didAddIngredient(name: ingredientField.text ?? "")
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
            UIButton.titled("Remove", identifier: "recipeEditor.remove.\(ingredient)") { [weak self] in
                self?.didRemoveIngredient(name: ingredient)
            },
        ])
    }
}
