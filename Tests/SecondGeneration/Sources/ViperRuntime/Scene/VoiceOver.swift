#if canImport(UIKit)
import UIKit
#endif

/// Announcements for people who use VoiceOver. Without UIKit, they are kept for tests.
@MainActor public enum VoiceOver {
    #if !canImport(UIKit)
    /// All announcements, and `layoutChanged`, the latest last.
    public private(set) static var spoken: [String] = []

    public static func forget() { spoken = [] }
    #endif

    public static func announce(_ text: String) {
        #if canImport(UIKit)
        UIAccessibility.post(notification: .announcement, argument: text)
        #else
        spoken.append(text)
        #endif
    }

    public static func layoutChanged() {
        #if canImport(UIKit)
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        #else
        spoken.append("layoutChanged")
        #endif
    }
}
