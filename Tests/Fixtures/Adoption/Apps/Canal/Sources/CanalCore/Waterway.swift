// swift-format-ignore-file

public import UIKit

public protocol Stop {
    associatedtype Screen
}

/// All that either app stands on; each says in an extension how its stops are shown.
@MainActor
public final class Waterway {
    public let depth: Double

    public init(depth: Double) { self.depth = depth }
}

public struct LockStop: Stop {
    public typealias Screen = UIViewController

    public let number: Int

    public init(number: Int) { self.number = number }
}

public struct MooringStop: Stop {
    public typealias Screen = UIViewController

    public let name: String

    public init(name: String) { self.name = name }
}

public struct FlightStop: Stop {
    public typealias Screen = UINavigationController

    public let numbers: [Int]

    public init(numbers: [Int]) { self.numbers = numbers }
}
