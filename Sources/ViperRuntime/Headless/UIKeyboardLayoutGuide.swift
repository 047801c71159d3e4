#if !canImport(UIKit)
    /// A guide that follows something that moves, as in UIKit.
    ///
    /// From https://developer.apple.com/documentation/uikit/uitrackinglayoutguide
    @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

    /// The part of a view that the keyboard covers, as in UIKit. Nobody types headless: there is no keyboard.
    ///
    /// From https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
    @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
        /// Kept, without effect: there is no keyboard.
        open var followsUndockedKeyboard = false
    }
#endif
