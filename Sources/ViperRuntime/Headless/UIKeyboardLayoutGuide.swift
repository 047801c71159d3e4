#if !canImport(UIKit)
    /// A guide that follows a moving object, as in UIKit.
    ///
    /// From https://developer.apple.com/documentation/uikit/uitrackinglayoutguide
    @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

    /// The part of a view that the keyboard covers, as in UIKit. Headless, there is no keyboard.
    ///
    /// From https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
    @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
        /// Stored without effect: there is no keyboard.
        open var followsUndockedKeyboard = false
    }
#endif
