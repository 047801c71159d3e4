public import Foundation

/// https://developer.apple.com/documentation/uikit/uilabel
@MainActor @preconcurrency
open class UILabel: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont!
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor!
    open var textAlignment = NSTextAlignment.natural
    open var isEnabled = true
    open var numberOfLines = 1
    /// https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting
    open var adjustsFontForContentSizeCategory = false
}

/// https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// https://developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, @unchecked Sendable {
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }

    /// https://developer.apple.com/documentation/uikit/uifont/textstyle
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public var rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let body = TextStyle(rawValue: "body")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let headline = TextStyle(rawValue: "headline")
        public static let title1 = TextStyle(rawValue: "title1")
    }
}
