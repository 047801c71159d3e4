public struct Apple: Sendable, Equatable { public init() {} }
