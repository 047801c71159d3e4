public import Foundation

/// https://developer.apple.com/documentation/uikit/uitextfield
@MainActor @preconcurrency
open class UITextField: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public override init(frame: CGRect, primaryAction: UIAction?) {
        super.init(frame: frame, primaryAction: primaryAction)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String?
    open var placeholder: String?
    /// https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
    public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }

    open var borderStyle = BorderStyle.none
    open var font: UIFont?
    /// https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting
    open var adjustsFontForContentSizeCategory = false
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural

    /// https://developer.apple.com/documentation/uikit/uitextinputtraits/issecuretextentry
    open var isSecureTextEntry = false
}
