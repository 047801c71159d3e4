import SwiftReading

/// What is known of the actors of types that no app declares: Apple's, and those of Swift itself.
enum PlatformActors {
    /// Views, what controls them, and what they tell: all of that is on the main actor, in UIKit and in AppKit.
    static func areMain(_ name: String) -> Bool {
        let name = name.lastPart
        if name.hasPrefix("UI"), endings.contains(where: name.hasSuffix) { return true }
        return appKit.contains(String(name))
    }

    private static let endings = [
        "Controller", "Responder", "View", "Window", "Application", "Cell", "Control", "Button", "Delegate",
        "DataSource",
    ]

    private static let appKit: Set<String> = [
        "NSResponder", "NSView", "NSViewController", "NSWindow", "NSWindowController", "NSApplication",
        "NSApplicationDelegate", "NSWindowDelegate", "NSSplitViewController", "NSTabViewController",
    ]

    /// Whether a name is known to be on no actor.
    static func areNone(_ name: String) -> Bool { plain.contains(String(name.lastPart)) }

    private static let plain: Set<String> = [
        "Any", "AnyObject", "CaseIterable", "Character", "Codable", "Comparable", "Copyable",
        "CustomDebugStringConvertible",
        "CustomReflectable", "CustomStringConvertible", "Decodable", "Double", "Encodable", "Equatable", "Error",
        "Escapable",
        "Hashable", "Identifiable", "Int", "LocalizedError", "NSCoding", "NSCopying", "NSObject", "NSObjectProtocol",
        "NSSecureCoding", "Observable", "ObservableObject", "OptionSet", "RawRepresentable", "ReactiveCompatible",
        "Sendable",
        "SendableMetatype", "String", "UInt",
    ]
}
