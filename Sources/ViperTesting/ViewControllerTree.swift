public import ViperRuntime

/// A readable text of what contains and what presents what, for demonstrations and assertions.
///
/// Each controller is on a line of its own, with its type, its title in quotation marks and what it is to the one
/// above it. Nothing is loaded or changed. For example:
///
/// ```text
/// UIWindow
///   UITabBarController
///     UINavigationController, selected
///       RecipeListViewController "Recipes"
///       RecipeDetailsViewController "Soup"
///     ShoppingCartViewController "Cart"
///     FilterViewController, presented
/// ```
public enum ViewControllerTree {
    /// The window and all that its root controller contains and presents.
    @MainActor public static func describe(_ window: UIWindow) -> String {
        var lines = [String(describing: type(of: window))]
        if let root = window.rootViewController { append(root, role: nil, depth: 1, to: &lines) }
        return lines.joined(separator: "\n")
    }

    /// The controller and all that it contains and presents.
    @MainActor public static func describe(_ root: UIViewController) -> String {
        var lines: [String] = []
        append(root, role: nil, depth: 0, to: &lines)
        return lines.joined(separator: "\n")
    }

    @MainActor private static func append(
        _ controller: UIViewController,
        role: String?,
        depth: Int,
        to lines: inout [String]
    ) {
        var line = String(repeating: "  ", count: depth) + String(describing: type(of: controller))
        if let title = controller.title { line += " \(title.debugDescription)" }
        if let role { line += ", \(role)" }
        lines.append(line)
        let selected = (controller as? UITabBarController)?.selectedViewController
        for child in controller.children {
            append(child, role: child === selected ? "selected" : nil, depth: depth + 1, to: &lines)
        }
        // Children report what their container presents, too: it is listed once, under the one that presents it.
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            append(presented, role: "presented", depth: depth + 1, to: &lines)
        }
    }
}
