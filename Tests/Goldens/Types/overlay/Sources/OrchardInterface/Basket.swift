public struct Basket: Sendable, Equatable { public init() {} }
