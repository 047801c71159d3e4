import ViperRuntime

extension NoteEditorWireframe {
    func showClose() {
        viewController?.dismiss(animated: true)
    }
}
