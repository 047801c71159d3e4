#if canImport(SwiftUI)
    public import SwiftUI

    /// A view that builds its content when it is shown, not when it is made.
    ///
    /// A link to a screen is made with the list that it is in; with a lazy view as its destination, the screen is only
    /// built when somebody goes there. For example:
    ///
    /// ```swift
    /// LazyView(RecipeDetailsView(recipe: recipe))
    /// ```
    public struct LazyView<Content: View>: View {
        private let content: () -> Content

        /// Keeps an expression for later.
        ///
        /// - Parameter content: The view. It is evaluated each time that SwiftUI asks for the body.
        public init(_ content: @autoclosure @escaping () -> Content) {
            self.content = content
        }

        /// Keeps a closure for later.
        ///
        /// For example: `LazyView { RecipeDetailsView(recipe: recipe) }`.
        ///
        /// - Parameter content: Builds the view. It is called each time that SwiftUI asks for the body.
        public init(@ViewBuilder content: @escaping () -> Content) {
            self.content = content
        }

        public var body: some View { content() }
    }
#endif
