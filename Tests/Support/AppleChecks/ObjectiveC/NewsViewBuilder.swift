@MainActor
public enum NewsViewBuilder: SceneViewBuilder {
    public static func build(
        with descriptor: ViewDescriptor.NewsDescriptor,
        environment: any NewsEnvironment
    ) -> UIViewController {
        let viewController = OldNewsViewController()
        viewController.recipeID = descriptor.recipeID
        viewController.wireframe = NewsWireframe(viewController: viewController, environment: environment)
        return viewController
    }
}
