#if canImport(UIKit)
    public import UIKit
#endif

extension UIWindow {
    /// The window with everything that its root controller contains and presents, like a view controller's
    /// `treeDescription`.
    public var treeDescription: String {
        var lines = [String(describing: type(of: self))]
        rootViewController?.appendTree(to: &lines, role: nil, depth: 1)
        return lines.joined(separator: "\n")
    }
}

extension UIViewController {
    /// A readable tree of contained and presented controllers, for demonstrations and assertions.
    ///
    /// Each controller is on its own line, with its type, its title in quotation marks and its role in the one above.
    /// Nothing is loaded or changed. For example, for a window:
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
    public var treeDescription: String {
        var lines: [String] = []
        appendTree(to: &lines, role: nil, depth: 0)
        return lines.joined(separator: "\n")
    }

    fileprivate func appendTree(to lines: inout [String], role: String?, depth: Int) {
        var line = String(repeating: "  ", count: depth) + String(describing: type(of: self))
        if let title { line += " \(title.debugDescription)" }
        if let role { line += ", \(role)" }
        lines.append(line)
        let selected = (self as? UITabBarController)?.selectedViewController
        for child in children {
            child.appendTree(to: &lines, role: child === selected ? "selected" : nil, depth: depth + 1)
        }
        // Children report what their container presents, too: it is listed once, under the one that presents it.
        if let presented = presentedViewController, presented.presentingViewController === self {
            presented.appendTree(to: &lines, role: "presented", depth: depth + 1)
        }
    }
}
