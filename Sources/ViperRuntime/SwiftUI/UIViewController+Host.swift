#if canImport(SwiftUI) && canImport(UIKit)
    public import SwiftUI
    public import UIKit

    extension UIViewController {
        /// Shows a SwiftUI view inside this controller, at all four edges, through a `UIHostingController` that is its child.
        ///
        /// For example:
        ///
        /// ```swift
        /// override func viewDidLoad() {
        ///     super.viewDidLoad()
        ///     host(RecipeDetailsView(dataSource: dataSource, delegate: self))
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - content: The SwiftUI view.
        ///   - container: A view in this controller's view that the SwiftUI view fills; the whole view if it is nil.
        /// - Returns: The child, which this controller keeps.
        @discardableResult
        public func host<Content: View>(_ content: Content, in container: UIView? = nil) -> UIHostingController<Content>
        {
            let child = UIHostingController(rootView: content)
            embed(child, in: container)
            return child
        }
    }
#endif
