public import ViperRuntime

/// The `treeDescription` of what is on the screen, under the name that it had first.
public enum ViewControllerTree {
    /// The window and all that its root controller contains and presents.
    @MainActor public static func describe(_ window: UIWindow) -> String {
        window.treeDescription
    }

    /// The controller and all that it contains and presents.
    @MainActor public static func describe(_ root: UIViewController) -> String {
        root.treeDescription
    }
}
