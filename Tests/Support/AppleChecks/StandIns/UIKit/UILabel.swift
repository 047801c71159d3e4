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
