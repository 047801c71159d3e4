import ProjectModel

extension Scene {
    /// What its interactor, or its use case and its repository, are made with. For example: `CartInteractorEnvironment`.
    var interactorEnvironment: String { name + (hasInteractorRole ? "InteractorEnvironment" : "Environment") }

    /// What its wireframe is made with. For example: `CartWireframeEnvironment`.
    var wireframeEnvironment: String { name + (hasWireframeRole ? "WireframeEnvironment" : "Environment") }

    /// What its view controller is made with; `nil` where that is nothing.
    var viewEnvironment: String? {
        if isDividedByRole { return hasViewRole ? name + "ViewEnvironment" : nil }
        return name + "Environment"
    }
}
