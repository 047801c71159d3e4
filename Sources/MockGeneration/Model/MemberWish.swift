/// A request of an annotation for one member of its protocol, in mockolo's syntax.
///
/// For example: `combine: names = @Published name`.
struct MemberWish: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case modifier(Modifier)
        /// The subject that sends the member's values.
        case subject(Subject)
        /// The member publishes the values of the property with this name.
        case published(String)
    }

    enum Modifier: String, CaseIterable, Sendable {
        case weak, dynamic
    }

    enum Subject: String, CaseIterable, Sendable {
        case passthrough = "PassthroughSubject"
        case currentValue = "CurrentValueSubject"
        case publish = "PublishSubject"
        case replay = "ReplaySubject"
        case behavior = "BehaviorSubject"

        /// The type that it is erased to.
        var publisher: String { [.passthrough, .currentValue].contains(self) ? "AnyPublisher" : "Observable" }

        /// Returns the subjects of Combine or of RxSwift.
        fileprivate static func known(for key: String) -> [Subject] {
            allCases.filter { ($0.publisher == "AnyPublisher") == (key == "combine") }
        }
    }

    /// The member's name: `all` in `rx: all = ReplaySubject`.
    var member: String
    var kind: Kind
    /// The places of the member's name and of the text after the equals sign.
    var place: Place
    var valuePlace: Place

    /// True if it applies to all observables.
    var isForAll: Bool {
        guard member == "all", case .subject(let subject) = kind else { return false }
        return subject.publisher == "Observable"
    }
}

extension MemberWish.Kind {
    /// - Parameters:
    ///   - key: `modifiers`, `combine` or `rx`.
    ///   - value: the text after the equals sign; `nil` is returned for one that no mock supports.
    init?(_ value: Substring, of key: String) {
        switch key {
        case "modifiers":
            guard let modifier = MemberWish.Modifier(rawValue: String(value)) else { return nil }
            self = .modifier(modifier)
        case "combine" where value.hasPrefix("@"):
            let words = value.split(whereSeparator: \.isWhitespace)
            guard words.count == 2, words[0] == "@Published" else { return nil }
            self = .published(SwiftNames.plain(String(words[1])))
        default:
            guard let subject = MemberWish.Subject(rawValue: String(value)),
                MemberWish.Subject.known(for: key).contains(subject)
            else { return nil }
            self = .subject(subject)
        }
    }

    /// Returns the valid values after the equals sign, for a remedy.
    static func known(for key: String) -> String {
        switch key {
        case "modifiers": MemberWish.Modifier.allCases.map(\.rawValue).alternatives
        case "combine": (subjects(for: key) + ["'@Published' with a property's name"]).alternatives
        default: subjects(for: key).alternatives
        }
    }

    private static func subjects(for key: String) -> [String] { MemberWish.Subject.known(for: key).map(\.rawValue) }
}
