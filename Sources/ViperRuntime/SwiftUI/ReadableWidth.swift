#if canImport(SwiftUI)
    public import Foundation
    public import SwiftUI

    /// A container that is as wide as it may be, with content that is no wider than text can be read with ease: what
    /// `readableContentGuide` is to UIKit.
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

        /// A container around a view.
        ///
        /// - Parameters:
        ///   - maximum: The greatest width of the content in points, at the standard text size.
        ///   - content: Builds the view.
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
