/// https://developer.apple.com/documentation/uikit/uitrackinglayoutguide
@MainActor @preconcurrency
open class UITrackingLayoutGuide: UILayoutGuide {}

/// https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false
}

extension UIView {
    /// https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }
}
