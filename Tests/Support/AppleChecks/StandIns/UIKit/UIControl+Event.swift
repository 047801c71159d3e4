extension UIControl {
    /// https://developer.apple.com/documentation/uikit/uicontrol/event
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var touchDown: Event { Event(rawValue: 1 << 0) }
        public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
        public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
        public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
        public static var touchCancel: Event { Event(rawValue: 1 << 8) }
        public static var valueChanged: Event { Event(rawValue: 1 << 12) }
        public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
        public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
        public static var editingChanged: Event { Event(rawValue: 1 << 17) }
        public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
        public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
        public static var allTouchEvents: Event { Event(rawValue: 0x0000_0FFF) }
        public static var allEditingEvents: Event { Event(rawValue: 0x000F_0000) }
        public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
    }
}
