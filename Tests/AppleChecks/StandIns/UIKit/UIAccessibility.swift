// On Apple's platforms both are members of every NSObject; here of the classes that the templates use them on.

extension UIView {
    /// https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier
    public var accessibilityIdentifier: String? {
        get { nil }
        set {}
    }

    /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
    public var accessibilityLabel: String? {
        get { nil }
        set {}
    }

    /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue
    public var accessibilityValue: String? {
        get { nil }
        set {}
    }
}

extension UIBarItem {
    /// https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier
    public var accessibilityIdentifier: String? {
        get { nil }
        set {}
    }
}
