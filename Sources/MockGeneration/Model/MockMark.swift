/// The annotation that requests a mock, with its arguments as code spells them.
///
/// For example: `/// @mockable(typealias: Item = String)`.
struct MockMark: Hashable, Sendable {
    /// The types for associated types, by name.
    var typealiases: [String: String] = [:]
    /// The places of those names.
    var typealiasPlaces: [String: Place] = [:]
    /// The name of the mock's class.
    var className: String?
    /// The module to look up the protocol's name in.
    var module: String?
    /// True if unstubbed calls are answered silently; `nil` to follow the options.
    var isRelaxed: Bool?
    /// True if the mock has a `reset()`; `nil` to follow the options.
    var hasReset: Bool?
    /// True if the mock counts the reads of its properties.
    var countsGets: Bool?
    /// The requests for single members.
    var wishes: [MemberWish] = []
    /// The invalid values.
    var faults: [MarkFault] = []

    /// True if any of it but the class's name reaches the mock.
    var hasTexts: Bool { !typealiases.isEmpty || module != nil }
}

/// An invalid value of an annotation.
struct MarkFault: Hashable, Sendable {
    var message: String
    /// The text to write.
    var remedy: String
    var place: Place
    /// True if there is a mock nevertheless.
    var isWarning = false
}
