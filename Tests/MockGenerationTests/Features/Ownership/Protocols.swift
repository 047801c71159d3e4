public struct Token: ~Copyable {
    public init() {}
}
public struct Coin { public init() {} }

/// @mockable
public protocol Owner {
    func look(_ text: borrowing String) -> Int
    func take(_ text: consuming [Int])
    func borrow(_ token: borrowing Token)
    func use(_ token: consuming Token) -> Int
    func plain(_ plain: borrowing Coin)
    func generic<T: ~Copyable>(_ value: borrowing T) -> Int
    func hand(_ value: consuming any ~Copyable)
    func weigh(_ value: borrowing (any ~Copyable)) -> Int
    func sequence(_ body: (consuming Token) throws -> Int) rethrows -> Int
    func again(_ body: () throws -> Int) rethrows -> Int
}

/// @mockable
public protocol Mint {
    var die: Token { get }
    func change(_ token: inout Token, by count: Int)
    func coin() -> Token
    func find() throws -> Token?
    func cast<T: ~Copyable>() -> T
    func scan(_ numbers: Span<Int>, limit: Int) -> Int
    func fill(_ numbers: inout MutableSpan<Int>)
}
