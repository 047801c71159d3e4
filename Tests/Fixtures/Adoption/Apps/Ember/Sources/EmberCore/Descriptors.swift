// swift-format-ignore-file

public import UIKit

public protocol Descriptor: Sendable {
    associatedtype Output
}

public enum Kiln {
    /// What a firing's screen can be told.
    @MainActor
    public protocol FiringScreen: UIViewController {
        func show(temperature: Int)
    }

    public struct Firing: Descriptor {
        public typealias Output = any FiringScreen

        public let number: Int

        public init(number: Int) { self.number = number }
    }

    public struct Shelf: Descriptor {
        public typealias Output = UIViewController

        public let pots: [String]

        public init(pots: [String]) { self.pots = pots }
    }
}

public enum Glaze {
    public struct Picker: Descriptor {
        public typealias Output = UIViewController

        public init() {}
    }
}

@MainActor
public protocol FetchGlazesUseCase {
    func callAsFunction() -> [String]
}

public enum UseCase {
    public struct FetchGlazes: Descriptor {
        public typealias Output = any FetchGlazesUseCase

        public init() {}
    }
}
