import Foundation

/// The failure of an interactor in a scene's `State`: a value that can be compared, rendered and sent on.
///
/// For example: `state.failure = SceneFailure(error, in: "fetchRecipe")`.
public struct SceneFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of the failed operation, for example `fetchRecipe`.
    public let operation: String

    /// The error that was thrown. Its text for users is made in one place of the app.
    public let error: any Error

    /// The unhandled failures of other operations, the latest first.
    public internal(set) var others: [SceneFailure] = []

    /// True for the failure of a load.
    var isOfLoad = false

    /// The number of the work that failed, if a presenter's tasks started it: one function may start two loads.
    var source: Int?

    /// True if it, or one of ``others``, is the failure of a load, which is safe to retry.
    public var canRetry: Bool { isOfLoad || others.contains { $0.isOfLoad } }

    /// Creates a failure from an error.
    ///
    /// - Parameters:
    ///   - error: The error that was thrown.
    ///   - operation: The name of the failed operation.
    public init(_ error: any Error, in operation: String) {
        self.operation = operation
        self.error = error
    }

    /// Creates a failure of a load, which users can retry.
    ///
    /// For example, in a preview: `failure: SceneFailure(OrderError.offline, inLoad: "fetchOrders")`.
    ///
    /// - Parameters:
    ///   - error: The error that was thrown.
    ///   - operation: The name of the load.
    public init(_ error: any Error, inLoad operation: String) {
        self.init(error, in: operation)
        isOfLoad = true
    }

    /// Combines failures into one to show: the first, with all others in ``others``, so that whatever can be retried
    /// can be. Returns `nil` if there are none.
    ///
    /// For example: `SceneFailure.joined([state.failure, state.orders.failure])`.
    public static func joined(_ failures: [SceneFailure?]) -> SceneFailure? {
        let all = failures.flatMap(\.all)
        var first = all.first
        first?.others = Array(all.dropFirst())
        return first
    }

    /// The error's own description, for logs and tests. It isn't localized: show users a text made from ``error``.
    public var message: String { String(describing: error) }

    /// The operation and the message. For example: `fetchRecipe: notFound`.
    public var description: String { "\(operation): \(message)" }

    /// Compares errors with their own `==` if they have one, otherwise by type and description.
    public static func == (left: SceneFailure, right: SceneFailure) -> Bool {
        left.operation == right.operation && isEqual(left.error, right.error) && left.others == right.others
    }

    private static func isEqual(_ left: any Error, _ right: any Error) -> Bool {
        guard type(of: left) == type(of: right) else { return false }
        // As `Any`, since the compiler takes every error for `Equatable`.
        if let left = left as Any as? any Equatable { return left.isEqual(to: right) }
        return String(describing: left) == String(describing: right)
    }
}

extension SceneFailure {
    /// Returns true if an error means that work was cancelled, which isn't a failure.
    ///
    /// For example: `CancellationError()`, or a request of `URLSession` that was cancelled.
    public static func isCancellation(_ error: any Error) -> Bool {
        // By the domain, since a request's error is an object on Apple's platforms, and a value elsewhere.
        error is CancellationError || error._domain == "NSURLErrorDomain" && error._code == -999
    }
}

extension Optional<SceneFailure> {
    /// Adds the failure of an operation. It replaces one of the same operation, and keeps those of others in
    /// ``SceneFailure/others``.
    ///
    /// An error that means cancellation changes nothing. For example:
    /// `update { $0.failure.record(error, in: "fetchRecipe") }`.
    public mutating func record(_ error: any Error, in operation: String) {
        add(SceneFailure(error, in: operation))
    }

    /// Adds the failure of a load, which users can retry, in the same way as ``record(_:in:)``.
    ///
    /// For example: `update { $0.failure.record(error, inLoad: "fetchRecipe") }`.
    public mutating func record(_ error: any Error, inLoad operation: String) {
        add(SceneFailure(error, inLoad: operation))
    }

    mutating func add(_ failure: SceneFailure) {
        guard !SceneFailure.isCancellation(failure.error) else { return }
        if let source = failure.source { clear(source: source) } else { clear(failure.operation) }
        var latest = failure
        latest.others = all
        self = latest
    }

    /// Removes the failure of an operation because of a retry. Those of others stay.
    ///
    /// For example: `update { $0.failure.clear("fetchRecipe") }`.
    public mutating func clear(_ operation: String) {
        keep { $0.operation != operation }
    }

    /// Removes the failure of work that a presenter's tasks started.
    mutating func clear(source: Int) {
        keep { $0.source != source }
    }

    func includes(source: Int) -> Bool { all.contains { $0.source == source } }

    private mutating func keep(_ isKept: (SceneFailure) -> Bool) {
        let left = all.filter(isKept)
        self = left.first
        self?.others = Array(left.dropFirst())
    }

    /// Returns true if an operation has failed and wasn't retried.
    ///
    /// For example: `if state.failure.includes("fetchRecipe") { fetchRecipe() }`.
    public func includes(_ operation: String) -> Bool { all.contains { $0.operation == operation } }

    /// The failures, the latest first, none with others in it.
    fileprivate var all: [SceneFailure] {
        guard var first = self else { return [] }
        let others = first.others
        first.others = []
        return [first] + others
    }
}

extension Equatable {
    fileprivate func isEqual(to other: any Error) -> Bool { (other as? Self) == self }
}
