public import Foundation

/// https://developer.apple.com/documentation/uikit/uiresponder
@MainActor @preconcurrency
open class UIResponder: NSObject {
    public override init() { super.init() }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { false }

    /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformescape()
    ///
    /// Of every NSObject on Apple's platforms.
    open func accessibilityPerformEscape() -> Bool { false }
}
