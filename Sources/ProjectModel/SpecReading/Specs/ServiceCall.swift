/// The call that an interactor's method forwards to: a function or a property of a service.
///
/// For example: `recipeRepository.recipe(id:)`, which is called with the method's own parameters, in their order.
public struct ServiceCall: Hashable, Sendable {
    /// For example: `recipeRepository`.
    public let service: String
    /// For example: `recipe`.
    public let member: String
    /// The labels of the arguments, `_` for an argument without one; `nil` for a property.
    public let labels: [String]?
    /// The arguments, one for each label; `nil` if they are the method's own parameters in their order.
    public let arguments: [Argument]?
    /// The way in which what it gives is awaited, where the sources say that it is a reactive type.
    public internal(set) var reading: ReactiveReading?

    /// An argument of a call.
    public enum Argument: Hashable, Sendable {
        /// The name of a parameter of the method.
        case parameter(String)
        case literal(SwiftExpression)
    }

    init(service: String, member: String, labels: [String]?, arguments: [Argument]) {
        (self.service, self.member, self.labels, self.arguments) = (service, member, labels, arguments)
    }

    /// - Parameter text: the member as Swift names it. The result is `nil` for anything else.
    public init?(_ text: String) {
        let head = text.prefix { $0 != "(" }
        let path = head.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard path.count == 2, path.allSatisfy(Self.isName) else { return nil }
        (service, member, arguments) = (path[0], path[1], nil)
        guard head.count < text.count else {
            labels = nil
            return
        }
        guard text.last == ")", let labels = Self.labels(text.dropFirst(head.count + 1).dropLast()) else { return nil }
        self.labels = labels
    }

    /// The member as Swift names it.
    public var text: String { "\(service).\(member)" + (labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "") }

    /// Returns the labels in a text such as `id:after:`.
    private static func labels(_ text: Substring) -> [String]? {
        if text.isEmpty { return [] }
        guard text.last == ":" else { return nil }
        let labels = text.dropLast().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        return labels.allSatisfy { $0 == "_" || isName($0) } ? labels : nil
    }

    private static func isName(_ text: String) -> Bool {
        if case .success = SwiftIdentifier.read(text) { true } else { false }
    }
}
