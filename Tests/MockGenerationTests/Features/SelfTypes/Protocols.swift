/// @mockable
public protocol Copying {
    func copy() -> Self
    func isSame(as other: Self) -> Bool
    var parent: Self? { get }
    static func make() -> Self
    func with(_ change: (Self) -> Void) -> [Self]
}

/// @mockable
public protocol Adding {
    static func + (lhs: Self, rhs: Self) -> Self
    static prefix func ! (value: Self) -> Bool
    static func += (lhs: inout Self, rhs: Int)
}
