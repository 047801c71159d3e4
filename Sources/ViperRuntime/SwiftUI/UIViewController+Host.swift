#if canImport(SwiftUI) && canImport(UIKit)
    public import SwiftUI
    public import UIKit

    extension UIViewController {
        /// Shows a SwiftUI view inside this controller, at all four edges, in a `UIHostingController` as its child.
        ///
        /// For example:
        ///
        /// ```swift
        /// override func viewDidLoad() {
        ///     super.viewDidLoad()
        ///     host(RecipeDetailsView(dataSource: dataSource, presenter: presenter))
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - content: The SwiftUI view.
        ///   - container: A view in this controller's view for the SwiftUI view to fill; `nil` for the whole view.
        /// - Returns: The child, which this controller keeps alive.
        @discardableResult
        public func host<Content: View>(_ content: Content, in container: UIView? = nil) -> UIHostingController<Content>
        {
            let child = UIHostingController(rootView: content)
            // As large as its content asks for, where what it is in leaves that open.
            if #available(iOS 16.0, tvOS 16.0, *) { child.sizingOptions = .intrinsicContentSize }
            embed(child, in: container)
            return child
        }
    }
#endif
