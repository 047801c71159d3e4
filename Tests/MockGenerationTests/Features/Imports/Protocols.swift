public import Foundation

/// The file shows a type of Foundation's. Its protocol doesn't, and a public import in the mock's file would be a warning.
public struct Tin: Sendable {
    public var bestBefore: Date

    public init(bestBefore: Date) { self.bestBefore = bestBefore }
}

/// @mockable
public protocol TinShelf {
    var tins: [Tin] { get set }
    func take(_ tin: Tin, at index: Int) throws -> Tin?
}
