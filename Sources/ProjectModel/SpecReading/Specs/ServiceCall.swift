public import SwiftReading

/// What a method of an interactor hands on to: a function of a service, or a property.
///
/// For example: `recipeRepository.recipe(id:)`, which is called with the method's own parameters, in their order.
public struct ServiceCall: Hashable, Sendable {
    /// For example: `recipeRepository`.
    public let service: String
    /// For example: `recipe`.
    public let member: String
    /// Those of the arguments, `_` for one that has none; `nil` for a property.
    public let labels: [String]?
    /// What is handed on, label by label, where the method's own parameters in their order are not.
    public let arguments: [Argument]?

    /// What a member is called with.
    public enum Argument: Hashable, Sendable {
        /// The name of a parameter of the method.
        case parameter(String)
        case literal(SwiftExpression)
    }

    init(service: String, member: String, labels: [String]?, arguments: [Argument]) {
        (self.service, self.member, self.labels, self.arguments) = (service, member, labels, arguments)
    }

    /// - Parameter text: As Swift names it; `nil` if it is anything else.
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

    /// As Swift names it.
    public var text: String { "\(service).\(member)" + (labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "") }

    /// For example: those of `id:after:`.
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
