/// A protocol with all that a mock of it has to have.
struct LinkedProtocol: Sendable {
    /// Who may run the mock's members.
    enum Isolation: Hashable, Sendable {
        case nonisolated
        /// `@MainActor`.
        case globalActor(String)
        /// The mock is an actor itself.
        case actor
    }

    var model: ProtocolModel
    var className: String
    var access: String
    var isolation: Isolation
    /// Several threads may have the mock at once.
    var isSendable: Bool
    var isObjectiveC: Bool
    var generics: [GenericSignature.Parameter]
    var requirements: [GenericSignature.Requirement]
    var typealiases: [(name: String, type: String)]
    /// Its own, then the inherited ones, each once.
    var members: [Member]
    /// For protocols of the standard library, as they are written.
    var standardMembers: [String]
    /// The files that declare it and what it inherits from; its own first.
    var files: [Int]
    /// What stands before the protocol after the class's colon, with a space after it.
    ///
    /// Under a main-actor default, a conformance to a protocol that inherits from another one is told to cross actors,
    /// unless it is said to be nonisolated; its requirements are the main actor's all the same.
    var conformanceIsolation: String
    /// `Self` is asked for, which only a final class can be.
    var mustBeFinal: Bool

    /// What annotations ask for single members: its own, then those of the protocols that it inherits from.
    var wishes: [MemberWish] = []

    /// Nothing but names and types of its sources reaches the mock.
    var isPlain: Bool

    /// Whether nobody outside of its module sees it.
    var isHidden: Bool { !AccessLevel.isOpen(access) }

    /// What stands after the class's colon.
    var conformance: String {
        (model.mark?.module.map { $0 + "." } ?? "") + model.spelledPath
    }
}
