/// The annotation that asks for a mock, with its arguments as code spells them.
///
/// For example: `/// @mockable(typealias: Item = String)`.
struct MockMark: Hashable, Sendable {
    /// Types for associated types, by their names.
    var typealiases: [String: String] = [:]
    /// Where those names stand.
    var typealiasPlaces: [String: Place] = [:]
    /// The name of the mock's class.
    var className: String?
    /// The module that the protocol's name is to be looked up in.
    var module: String?
    /// Whether unstubbed calls are answered silently, whatever the options say.
    var isRelaxed: Bool?
    /// Whether the mock has a `reset()`, whatever the options say.
    var hasReset: Bool?
    /// Whether the mock counts how often its properties are read.
    var countsGets: Bool?
    /// What it asks for single members.
    var wishes: [MemberWish] = []
    /// Values that aren't what they have to be.
    var faults: [MarkFault] = []

    /// Whether some of it reaches the mock besides the name of its class.
    var hasTexts: Bool { !typealiases.isEmpty || module != nil }
}

/// A value of an annotation that can't be used.
struct MarkFault: Hashable, Sendable {
    var message: String
    /// The text to write.
    var remedy: String
    var place: Place
    /// Whether there is a mock all the same.
    var isWarning = false
}
