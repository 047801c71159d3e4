import Basics

/// What an annotation asks for one member of its protocol, in mockolo's words.
///
/// For example: `combine: names = @Published name`.
struct MemberWish: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case modifier(Modifier)
        /// What the mock sends the member's values by.
        case subject(Subject)
        /// The member gives the values of the property that is called so.
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

        /// What it stands in for: only this is erased to the type of the member.
        var publisher: String { [.passthrough, .currentValue].contains(self) ? "AnyPublisher" : "Observable" }

        /// Those of Combine, or of RxSwift.
        fileprivate static func known(for key: String) -> [Subject] {
            allCases.filter { ($0.publisher == "AnyPublisher") == (key == "combine") }
        }
    }

    /// `all` of `rx: all = ReplaySubject`.
    var member: String
    var kind: Kind
    /// Where the member is named, and what follows the equals sign.
    var place: Place
    var valuePlace: Place

    /// Whether it is for all observables.
    var isForAll: Bool {
        guard member == "all", case .subject(let subject) = kind else { return false }
        return subject.publisher == "Observable"
    }
}

extension MemberWish.Kind {
    /// - Parameters:
    ///   - key: `modifiers`, `combine` or `rx`.
    ///   - value: what follows the equals sign; `nil` is what no mock can do.
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

    /// What may follow the equals sign, as a remedy lists it.
    static func known(for key: String) -> String {
        switch key {
        case "modifiers": MemberWish.Modifier.allCases.map(\.rawValue).alternatives
        case "combine": (subjects(for: key) + ["'@Published' with a property's name"]).alternatives
        default: subjects(for: key).alternatives
        }
    }

    private static func subjects(for key: String) -> [String] { MemberWish.Subject.known(for: key).map(\.rawValue) }
}
