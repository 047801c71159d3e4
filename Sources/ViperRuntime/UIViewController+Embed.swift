#if canImport(UIKit)
    public import UIKit
#endif

extension UIViewController {
    /// Shows another controller inside this one as its child, at all four edges of a view of this controller.
    ///
    /// The child's view follows the size of the view that it fills. (Headless, it gets that size only once, because
    /// constraints are only recorded there.) For example:
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     embed(makeCart(), in: cartContainer)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - child: The controller to show. It leaves its current container.
    ///   - container: A view in this controller's view for the child's view to fill; `nil` for the whole view.
    public func embed(_ child: UIViewController, in container: UIView? = nil) {
        guard let container = container ?? view, let content = child.view else { return }
        addChild(child)
        content.frame = container.bounds
        container.addSubview(content)
        content.pinEdges(to: container)
        child.didMove(toParent: self)
    }

    /// Removes a child that was added with ``embed(_:in:)``. Does nothing if it isn't a child of this controller.
    ///
    /// For example: `unembed(loadingController)` before the content is embedded.
    ///
    /// - Parameter child: The controller to remove.
    public func unembed(_ child: UIViewController) {
        guard child.parent === self else { return }
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }

    /// Removes the children whose views are in a container, to make room for another one.
    ///
    /// For example: `unembedChildren(in: cartContainer)` when there is nothing in the cart.
    ///
    /// - Parameter container: The view that was passed to ``embed(_:in:)``.
    public func unembedChildren(in container: UIView) {
        for child in children where child.viewIfLoaded?.superview === container { unembed(child) }
    }
}

extension UIView {
    fileprivate func pinEdges(to container: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: container.topAnchor),
            bottomAnchor.constraint(equalTo: container.bottomAnchor),
            leadingAnchor.constraint(equalTo: container.leadingAnchor),
            trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
    }
}
