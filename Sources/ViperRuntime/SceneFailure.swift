import Foundation

/// What a scene's `State` keeps when an interactor throws: a value that can be compared, rendered and sent on.
///
/// For example: `state.failure = SceneFailure(error, in: "fetchRecipe")`.
public struct SceneFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of what failed, for example `fetchRecipe`.
    public let operation: String

    /// What was thrown. What people read is made of it, in one place of the app.
    public let error: any Error

    /// Failures of other operations that nobody has dealt with yet, the latest first.
    public internal(set) var others: [SceneFailure] = []

    /// Whether it was a load that failed.
    var isOfLoad = false

    /// What tells the work apart that failed, where a presenter's tasks began it: two loads may be begun by one function.
    var source: Int?

    /// Whether it, or one behind it, is of a load: trying that again changes nothing, and may well help.
    public var canRetry: Bool { isOfLoad || others.contains { $0.isOfLoad } }

    /// Keeps an error.
    ///
    /// - Parameters:
    ///   - error: What was thrown.
    ///   - operation: The name of what failed.
    public init(_ error: any Error, in operation: String) {
        self.operation = operation
        self.error = error
    }

    /// Keeps an error of a load, which people may try again.
    ///
    /// For example, in a preview: `failure: SceneFailure(OrderError.offline, inLoad: "fetchOrders")`.
    ///
    /// - Parameters:
    ///   - error: What was thrown.
    ///   - operation: The name of the load.
    public init(_ error: any Error, inLoad operation: String) {
        self.init(error, in: operation)
        isOfLoad = true
    }

    /// The failures that there are as one to show: the first, with the others behind it, so that what can be tried again can
    /// be tried whatever else has failed. `nil` while all is well.
    ///
    /// For example: `SceneFailure.joined([state.failure, state.orders.failure])`.
    public static func joined(_ failures: [SceneFailure?]) -> SceneFailure? {
        let all = failures.flatMap(\.all)
        var first = all.first
        first?.others = Array(all.dropFirst())
        return first
    }

    /// The error's own description, for logs and tests. It isn't localised: show people a text made of ``error``.
    public var message: String { String(describing: error) }

    /// For example: `fetchRecipe: notFound`.
    public var description: String { "\(operation): \(message)" }

    /// Errors are compared as their type does it, else by their type and what they say.
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
    /// Whether an error says that work was cancelled, which is no failure.
    ///
    /// For example: `CancellationError()`, or a request of `URLSession` that was cancelled.
    public static func isCancellation(_ error: any Error) -> Bool {
        // By the domain, since a request's error is an object on Apple's platforms, and a value elsewhere.
        error is CancellationError || error._domain == "NSURLErrorDomain" && error._code == -999
    }
}

extension Optional<SceneFailure> {
    /// Takes the failure of an operation in; one of the same operation gives way, those of others stay behind it.
    ///
    /// Nothing changes for an error that says that work was cancelled. For example:
    /// `update { $0.failure.record(error, in: "fetchRecipe") }`.
    public mutating func record(_ error: any Error, in operation: String) {
        add(SceneFailure(error, in: operation))
    }

    /// Takes the failure of a load in, which people may try again; else as ``record(_:in:)``.
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

    /// Removes the failure of an operation, since it is tried again. Those of others stay.
    ///
    /// For example: `update { $0.failure.clear("fetchRecipe") }`.
    public mutating func clear(_ operation: String) {
        keep { $0.operation != operation }
    }

    /// Removes the failure of work that a presenter's tasks began.
    mutating func clear(source: Int) {
        keep { $0.source != source }
    }

    func includes(source: Int) -> Bool { all.contains { $0.source == source } }

    private mutating func keep(_ isKept: (SceneFailure) -> Bool) {
        let left = all.filter(isKept)
        self = left.first
        self?.others = Array(left.dropFirst())
    }

    /// Whether an operation has failed and wasn't tried again.
    ///
    /// For example: `if state.failure.includes("fetchRecipe") { fetchRecipe() }`.
    public func includes(_ operation: String) -> Bool { all.contains { $0.operation == operation } }

    /// The failures, the latest first, none with others behind it.
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
