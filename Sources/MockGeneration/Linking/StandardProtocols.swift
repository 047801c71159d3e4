/// Protocols that needn't be declared in the sources, and their members in a mock.
enum StandardProtocols {
    /// The protocols without members that a class lacks.
    static let withoutMembers: Set<String> = delegates.union([
        "AnyObject", "Any", "Sendable", "SendableMetatype", "Error", "Actor", "AnyActor", "LocalizedError",
        "CustomNSError", "Copyable", "Escapable", "Identifiable", "NSObject", "NSObjectProtocol", "AutoMockable",
        "UnsafeSendable", "ConcurrentValue", "ObservableObject",
    ])

    /// Protocols of Foundation whose members are all optional.
    private static let delegates: Set<String> = [
        "StreamDelegate", "URLSessionDataDelegate", "URLSessionDelegate", "URLSessionTaskDelegate", "XMLParserDelegate",
    ]

    /// Returns true for protocols that only subclasses of `NSObject` conform to.
    static func needsNSObject(_ name: String) -> Bool { delegates.contains(name) || objectiveC.contains(name) }

    private static let objectiveC: Set<String> = [
        "NSCacheDelegate", "NSCoding", "NSObject", "NSObjectProtocol", "NSSecureCoding", "URLSessionDownloadDelegate",
        "URLSessionWebSocketDelegate",
    ]

    /// Returns true for protocols that make conforming types `Sendable`.
    static func isSendable(_ name: String) -> Bool {
        ["Sendable", "Error", "LocalizedError", "CustomNSError"].contains(name) || name.hasPrefix("URLSession")
    }

    /// The members of mocks for other protocols, in which `#Self` stands for the class. Mocks are compared by identity.
    static let members: [String: [StandardMember]] = {
        var members = ["Equatable": [equality]]
        members["Hashable"] = [equality, hash]
        members["Comparable"] = [equality, order]
        members["CustomStringConvertible"] = [
            StandardMember("description", "var description: String { \"#Self\" }")
        ]
        members["CustomDebugStringConvertible"] = [
            StandardMember("debugDescription", "var debugDescription: String { \"#Self\" }")
        ]
        members["CustomReflectable"] = [
            StandardMember("customMirror", "var customMirror: Mirror { Mirror(self, children: [:]) }")
        ]
        members["TextOutputStreamable"] = [
            StandardMember("write(to:)", "func write<Target: TextOutputStream>(to target: inout Target) {}")
        ]
        members["CaseIterable"] = [StandardMember("allCases", "static var allCases: [#Self] { [] }")]
        members["Encodable"] = [encoding]
        members["Decodable"] = [decoding]
        members["Codable"] = [encoding, decoding]
        members["LosslessStringConvertible"] = [
            StandardMember("init(_:)", "required init?(_ description: String) { nil }"),
            StandardMember("description", "var description: String { \"#Self\" }"),
        ]
        members["TextOutputStream"] = [StandardMember("write(_:)", "func write(_ string: String) {}")]
        members["RandomNumberGenerator"] = [StandardMember("next()", "func next() -> UInt64 { 0 }")]
        members.merge(FoundationProtocols.members) { first, _ in first }
        return members
    }()

    /// Returns true if a mock can inherit from it without its source.
    static func isKnown(_ name: String) -> Bool { withoutMembers.contains(name) || members[name] != nil }

    /// Returns true for protocols that can follow `any`, to tell a generic parameter's constraint from a class.
    static func isProtocol(_ name: String) -> Bool { withoutMembers.contains(name) || others.contains(name) }

    private static let equality = StandardMember(
        "==(_:_:)",
        "static func == (lhs: #Self, rhs: #Self) -> Bool { lhs === rhs }"
    )
    private static let order = StandardMember(
        "<(_:_:)",
        "static func < (lhs: #Self, rhs: #Self) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }"
    )
    private static let hash = StandardMember(
        "hash(into:)",
        "func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"
    )
    private static let encoding = StandardMember("encode(to:)", "func encode(to encoder: any Encoder) throws {}")
    private static let decoding = StandardMember("init(from:)", "required init(from decoder: any Decoder) throws {}")

    private static let others: Set<String> = [
        "Equatable", "Hashable", "Comparable", "Encodable", "Decodable", "Codable", "CustomStringConvertible",
        "CustomDebugStringConvertible", "StringProtocol", "Sequence", "Collection", "Numeric", "BinaryInteger",
        "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint", "BinaryFloatingPoint", "Strideable",
        "CaseIterable", "RawRepresentable", "LosslessStringConvertible", "TextOutputStream", "IteratorProtocol",
        "AsyncSequence", "CodingKey", "Clock", "InstantProtocol", "DurationProtocol", "RandomNumberGenerator",
        "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "DataProtocol", "ContiguousBytes",
        "AdditiveArithmetic", "SignedNumeric", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
        "RangeReplaceableCollection", "OptionSet", "SetAlgebra", "Encoder", "Decoder",
    ]
}

/// A member of a mock for a protocol of the standard library.
struct StandardMember: Sendable {
    /// The selector, such as `hash(into:)`, which shows whether a protocol declares the member itself.
    var selector: String
    /// The source text, in which `#Self` stands for the mock's class.
    var line: String

    init(_ selector: String, _ line: String) {
        self.selector = selector
        self.line = line
    }
}
