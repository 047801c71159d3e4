#if canImport(UIKit)
    public import Foundation
    public import UIKit

    /// https://developer.apple.com/documentation/swiftui/uihostingcontroller
    @MainActor @preconcurrency
    open class UIHostingController<Content: View>: UIViewController {
        public init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
        }
        public init?(coder aDecoder: NSCoder, rootView: Content) {
            self.rootView = rootView
            super.init(coder: aDecoder)
        }
        public required dynamic init?(coder aDecoder: NSCoder) { nil }

        public var rootView: Content

        /// https://developer.apple.com/documentation/swiftui/uihostingcontroller/sizethatfits(in:)
        public func sizeThatFits(in size: CGSize) -> CGSize { size }

        /// https://developer.apple.com/documentation/swiftui/uihostingcontroller/sizingoptions
        ///
        /// Of iOS 16, but the runtime asks for it behind `if #available`.
        public var sizingOptions: UIHostingControllerSizingOptions = []
    }

    /// https://developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions
    public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
        public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
    }
#endif
