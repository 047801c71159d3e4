/// The isolation of types that no app declares: Apple's, and Swift's own.
enum PlatformActors {
    /// Returns true for types on the main actor in UIKit and AppKit: views, their controllers and delegates.
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

    /// Returns true for names that are known to be isolated to no actor.
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
