/// A protocol as declared in its source.
struct ProtocolModel: Hashable, Sendable {
    /// The name without back-ticks.
    var name: String
    /// The types around it, outermost first, as code spells them.
    var scope: [String] = []
    /// `public`, `package`, …, limited by the types around it; empty for an implicit `internal`.
    var access = ""
    /// The surrounding declaration that limits its access level: `'Kitchen'`, `the extension of 'Kitchen'`.
    var surrounding: String?
    var attributes: [String] = []
    var isNonisolated = false
    /// True for `@_spi`, which makes it public only to those who import it so.
    var isHidden = false
    var inherited: [InheritedType] = []
    var associatedTypes: [AssociatedType] = []
    /// The primary associated types, between the angle brackets: `protocol Store<Item>`.
    var primaryAssociatedTypes: [String] = []
    var requirements: [GenericSignature.Requirement] = []
    /// The protocol's type aliases: `typealias Context = Responder.Context`.
    var aliases: [String: TypeShape] = [:]
    var members: [Member] = []
    /// Members that no mock can have, with the reason.
    var unmockable: [Unmockable] = []
    var mark: MockMark?
    /// True if it was only read because other protocols inherit from it.
    var isOfOtherModule = false
    var place: Place
    var conditions: [Condition] = []
    /// True if it was read by ``PlainReader``: it only has names and types, so its mock is certain to be valid Swift.
    var isPlain = false
    /// The description, for a protocol from a spec.
    var description: ProtocolDescription?

    /// The path with the name: `Kitchen.Oven` for a nested one.
    var qualifiedName: String { (scope + [name]).joined(separator: ".") }

    /// The name with back-ticks if Swift needs them.
    var spelledName: String { SwiftNames.type(name) }

    /// The whole path with back-ticks if Swift needs them.
    var spelledPath: String { (scope + [spelledName]).joined(separator: ".") }
}

/// The description of a protocol's mock in a spec.
struct ProtocolDescription: Hashable, Sendable {
    /// Additional members of the mock, line by line.
    var additions: [String]
    /// True if they have an initialiser.
    var hasInitializer: Bool
}

/// A type after a protocol's colon.
struct InheritedType: Hashable, Sendable {
    var type: TypeShape
    var place: Place
}

/// `associatedtype Item: Hashable = String where Item.ID == Int`.
struct AssociatedType: Hashable, Sendable {
    var name: String
    var constraint: TypeShape?
    var fallback: TypeShape?
    var requirements: [GenericSignature.Requirement] = []
    var place: Place
}

/// A member that a mock can't have.
struct Unmockable: Hashable, Sendable {
    var reason: String
    var place: Place
    var remedy: String?
}
