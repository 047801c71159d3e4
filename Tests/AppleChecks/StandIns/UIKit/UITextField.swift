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
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural

    /// https://developer.apple.com/documentation/uikit/uitextinputtraits/issecuretextentry
    open var isSecureTextEntry = false
}
