import Foundation

#if canImport(os)
import os
#endif

/// Why a load or an action of a scene failed, as a value of its state.
///
/// For example: `.failed(SceneFailure(NotFoundError("shop 1")), nil)`.
public nonisolated struct SceneFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The thrown error. Texts for people are made of it, in one place of the app.
    public let error: any Error

    /// The field of the state that was to be filled, for logs: two failures with the same error are equal without it.
    /// For example: `products`.
    public let field: String

    public init(_ error: any Error, in field: String = "") {
        self.error = error
        self.field = field
    }

    /// The error's own description, for logs and tests. It isn't localised.
    public var message: String { String(describing: error) }

    /// For example: `products: notFound`.
    public var description: String { field.isEmpty ? message : "\(field): \(message)" }

    /// Errors are compared as their type does it, else by their type and description.
    public static func == (left: SceneFailure, right: SceneFailure) -> Bool {
        guard type(of: left.error) == type(of: right.error) else { return false }
        // As `Any`, since the compiler takes every error for `Equatable`.
        if let equatable = left.error as Any as? any Equatable { return equatable.isEqual(to: right.error) }
        return left.message == right.message
    }

    /// Whether an error says that work was cancelled, which is no failure.
    static func isCancellation(_ error: any Error) -> Bool {
        // By the domain, since a request's error is an object on Apple's platforms, and a value elsewhere.
        error is CancellationError || error._domain == "NSURLErrorDomain" && error._code == -999
    }

    /// Writes it to the system's log, in the category `Failures`; to standard error where there is none.
    func log() {
        #if canImport(os)
        let subsystem = Bundle.main.bundleIdentifier ?? "ViperRuntime"
        Logger(subsystem: subsystem, category: "Failures").error("\(description, privacy: .public)")
        #else
        FileHandle.standardError.write(Data("[Failures] \(description)\n".utf8))
        #endif
    }
}

extension Equatable {
    fileprivate nonisolated func isEqual(to other: any Error) -> Bool { (other as? Self) == self }
}
