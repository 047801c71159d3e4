#if canImport(UIKit)
import KitchenCore
import SwiftUI
import ViperRuntime

/// A recipe that is being written.
struct RecipeEditorView: View {
    private enum Field {
        case name, ingredients
    }

    let dataSource: DataSource<RecipeEditorState>
    let presenter: any RecipeEditorPresenterContract
    @FocusState private var focus: Field?

    var body: some View {
        Form {
            TextField("Title", text: dataSource.binding(\.name) { presenter.didChangeName(name: $0) })
                .focused($focus, equals: .name)
                .onSubmit { focus = .ingredients }
            TextField(
                "Ingredients",
                text: dataSource.binding(\.ingredients) { presenter.didChangeIngredients(ingredients: $0) }
            )
            .focused($focus, equals: .ingredients)
            .onSubmit { presenter.didTapSave() }
            FailureRow(dataSource.saving.failure) { presenter.didTapSave() }
            Button("Save") { presenter.didTapSave() }
                .disabled(!dataSource.canSave)
        }
        .onAppear { focus = .name }
    }
}
#endif
