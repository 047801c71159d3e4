/// A protocol, as its source declares it.
struct ProtocolModel: Hashable, Sendable {
    /// Without back-ticks.
    var name: String
    /// The types that it is nested in, the outermost first, as code spells them.
    var scope: [String] = []
    /// `public`, `package`, …, as far as what it is nested in lets it be that; nothing when it is internal without saying so.
    var access = ""
    /// The declaration around it that keeps it from being as open as it says: `'Kitchen'`, `the extension of 'Kitchen'`.
    var surrounding: String?
    var attributes: [String] = []
    var isNonisolated = false
    /// `@_spi`: public for those only who know of it.
    var isHidden = false
    var inherited: [InheritedType] = []
    var associatedTypes: [AssociatedType] = []
    /// The names between the angle brackets: `protocol Store<Item>`.
    var primaryAssociatedTypes: [String] = []
    var requirements: [GenericSignature.Requirement] = []
    /// Other names that the protocol gives to types: `typealias Context = Responder.Context`.
    var aliases: [String: TypeShape] = [:]
    var members: [Member] = []
    /// Members that no mock can have, with the reason.
    var unmockable: [Unmockable] = []
    var mark: MockMark?
    /// Read for what other protocols inherit from it.
    var isOfOtherModule = false
    var place: Place
    var conditions: [Condition] = []
    /// Read by ``PlainReader``: it has nothing but names and types, so that its mock is known to be valid Swift.
    var isPlain = false
    /// Of one that a spec describes.
    var description: ProtocolDescription?

    /// `Kitchen.Oven` of a nested one.
    var qualifiedName: String { (scope + [name]).joined(separator: ".") }

    /// The name as types spell it: with back-ticks where Swift needs them.
    var spelledName: String { SwiftNames.type(name) }

    /// The same of the whole path.
    var spelledPath: String { (scope + [spelledName]).joined(separator: ".") }
}

/// What a spec says of a protocol's mock.
struct ProtocolDescription: Hashable, Sendable {
    /// What the mock has besides, line by line.
    var additions: [String]
    /// Whether an initialiser is among them.
    var hasInitializer: Bool
}

/// What stands after a protocol's colon.
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

/// Something that a mock can't have.
struct Unmockable: Hashable, Sendable {
    var reason: String
    var place: Place
    var remedy: String?
}
