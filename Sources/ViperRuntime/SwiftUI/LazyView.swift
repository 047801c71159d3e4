#if canImport(SwiftUI)
    public import SwiftUI

    /// A view that creates its content when it is shown, not when it is initialized.
    ///
    /// A link to a screen is created with its list; with a lazy view as its destination, the screen is only created
    /// when the user goes there. For example:
    ///
    /// ```swift
    /// LazyView(RecipeDetailsView(recipe: recipe))
    /// ```
    public struct LazyView<Content: View>: View {
        private let content: () -> Content

        /// Creates a view from an expression.
        ///
        /// - Parameter content: The view. It is evaluated each time SwiftUI requests the body.
        public init(_ content: @autoclosure @escaping () -> Content) {
            self.content = content
        }

        /// Creates a view from a closure.
        ///
        /// For example: `LazyView { RecipeDetailsView(recipe: recipe) }`.
        ///
        /// - Parameter content: Creates the view. It is called each time SwiftUI requests the body.
        public init(@ViewBuilder content: @escaping () -> Content) {
            self.content = content
        }

        public var body: some View { content() }
    }
#endif
