/// @mockable
public protocol Ranked: Comparable {
    static func < (left: Self, right: Self) -> Bool
    static func == (left: Self, right: Self) -> Bool
    func hash(_ numbers: Int...)
    func hash(_ numbers: [Int])
}

/// @mockable
public protocol Tinted {
    var _tint: Int { get set }
    var tint: Int { get set }
    var tintSetCallCount: Int { get }
    var underlyingTint: String { get set }
}
