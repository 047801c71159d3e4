import ViperRuntime

extension RecipeEditorWireframe {
    func showClose() {
        viewController?.dismiss(animated: true)
    }
}
