public import Foundation

/// https://developer.apple.com/documentation/uikit/uitraitcollection
@MainActor @preconcurrency
open class UITraitCollection: NSObject {
    nonisolated public override init() { super.init() }

    /// https://developer.apple.com/documentation/uikit/uitraitcollection/init(userinterfacestyle:)
    nonisolated public init(userInterfaceStyle: UIUserInterfaceStyle) { super.init() }

    /// https://developer.apple.com/documentation/uikit/uitraitcollection/init(preferredcontentsizecategory:)
    nonisolated public init(preferredContentSizeCategory: UIContentSizeCategory) { super.init() }

    /// https://developer.apple.com/documentation/uikit/uitraitcollection/init(layoutdirection:)
    nonisolated public init(layoutDirection: UITraitEnvironmentLayoutDirection) { super.init() }

    /// https://developer.apple.com/documentation/uikit/uitraitcollection/init(horizontalsizeclass:)
    nonisolated public init(horizontalSizeClass: UIUserInterfaceSizeClass) { super.init() }

    /// https://developer.apple.com/documentation/uikit/uitraitcollection/displayscale
    open var displayScale: CGFloat { 0 }
}

#if IOS_17
    /// https://developer.apple.com/documentation/uikit/uitraitoverrides
    public struct UITraitOverrides {
        public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    }

    extension UIViewController {
        /// https://developer.apple.com/documentation/uikit/uiviewcontroller/traitoverrides
        public var traitOverrides: UITraitOverrides {
            get { UITraitOverrides() }
            set {}
        }
    }
#endif

/// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

/// https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// https://developer.apple.com/documentation/uikit/uicontentsizecategory
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
    )
}
