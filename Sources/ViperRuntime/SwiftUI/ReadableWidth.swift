#if canImport(SwiftUI)
    public import Foundation
    public import SwiftUI

    /// A container that takes the available width, with content that is only as wide as is comfortable to read, like
    /// `readableContentGuide` in UIKit.
    ///
    /// The width grows with the text size that the user has chosen. For example:
    ///
    /// ```swift
    /// ScrollView {
    ///     ReadableWidth { Text(recipe.instructions) }
    /// }
    /// ```
    public struct ReadableWidth<Content: View>: View {
        @ScaledMetric private var maximum: CGFloat
        private let content: Content

        /// Creates a container around a view.
        ///
        /// - Parameters:
        ///   - maximum: The largest width of the content in points, at the standard text size.
        ///   - content: Creates the view.
        public init(maximum: CGFloat = 672, @ViewBuilder content: () -> Content) {
            _maximum = ScaledMetric(wrappedValue: maximum, relativeTo: .body)
            self.content = content()
        }

        public var body: some View {
            content
                .frame(maxWidth: maximum)
                .frame(maxWidth: .infinity)
        }
    }
#endif
