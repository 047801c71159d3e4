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

extension UIView {
    /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityhint
    public var accessibilityHint: String? {
        get { nil }
        set {}
    }

    /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytraits
    public var accessibilityTraits: UIAccessibilityTraits {
        get { .none }
        set {}
    }

    /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement
    public var isAccessibilityElement: Bool {
        get { false }
        set {}
    }
}

/// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 9)
}

extension UIBarItem {
    /// https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier
    public var accessibilityIdentifier: String? {
        get { nil }
        set {}
    }
}

/// https://developer.apple.com/documentation/uikit/uiaccessibility
public enum UIAccessibility {
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/notification
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
    }

    /// https://developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:)
    @MainActor @preconcurrency
    public static func post(notification: Notification, argument: Any?) {}
}
