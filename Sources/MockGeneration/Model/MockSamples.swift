/// Values with which mocks answer if a test has set none.
///
/// For example: `MockSamples { type, _ in type == "Cart" ? .value(".sample", modules: []) : .unavailable }`.
public struct MockSamples: Sendable {
    /// The sample of a type.
    public enum Answer: Hashable, Sendable {
        /// An expression, and the modules that it needs besides those of the protocol's file.
        case value(String, modules: [String])
        /// There is none yet; this line under `samples` would add it.
        case missing(line: String)
        /// There is none.
        case unavailable
    }

    /// Where a mock writes a value.
    public struct Place: Hashable, Sendable {
        public var isOnMainActor: Bool
        /// True if the file imports the protocol's module as `@testable`.
        public var seesInternals: Bool
    }

    private let find: @Sendable (_ type: String, _ place: Place) -> Answer
    /// True if there are samples of any type.
    let areGiven: Bool

    /// - Parameter find: Says what is known of a type, as its source spells it, for code in a place.
    public init(_ find: @escaping @Sendable (_ type: String, _ place: Place) -> Answer) {
        self.find = find
        areGiven = true
    }

    private init() {
        find = { _, _ in .unavailable }
        areGiven = false
    }

    /// No samples.
    public static let none = MockSamples()

    func answer(for type: TypeShape, of member: Member, in linked: LinkedProtocol) -> Answer {
        if !areGiven { return .unavailable }
        // What stands for any type has no value of its own.
        let open = Set(linked.generics.map(\.name) + linked.typealiases.map(\.name) + ["Self"])
            .union(member.generics.parameters.map(\.name))
        let text = type.text
        if text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains(where: {
            open.contains(String($0))
        }) {
            return .unavailable
        }
        return find(text, Place(isOnMainActor: member.isOnMainActor(in: linked), seesInternals: linked.isHidden))
    }
}

extension MockSamples.Answer {
    var expression: String? { if case .value(let text, _) = self { text } else { nil } }

    var modules: [String] { if case .value(_, let modules) = self { modules } else { [] } }

    /// Advice on how else to keep the mock from trapping, with a leading space.
    var advice: String {
        if case .missing(let line) = self {
            " Or add '\(SwiftNames.quoted(line))' to 'samples' in project.yml."
        } else {
            ""
        }
    }
}

extension Member {
    fileprivate func isOnMainActor(in linked: LinkedProtocol) -> Bool {
        if let own = attributes.first(where: AttributeMeaning.isGlobalActor) { return own == "@MainActor" }
        return linked.isolation == .globalActor("@MainActor") && !isNonisolated
    }
}
