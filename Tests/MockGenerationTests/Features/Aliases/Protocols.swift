public typealias Completion = (Int) -> Void
public typealias Done<Value> = @Sendable (Value) -> Void
public enum Keys { public typealias Match = (String) -> Bool }

/// @mockable
public protocol Fetcher {
    func fetch(_ completion: @escaping Completion)
    func visit(_ completion: Completion)
    func finish(_ done: Done<String>, count: Int)
    func pick(where isWanted: @escaping Keys.Match) -> Keys.Match
    func each<Value>(_ done: Done<Value>)
    var onChange: Completion { get set }
}

public protocol Ordinal {
    associatedtype Value = Int
    func value() -> Value?
}

public protocol Retitled {
    associatedtype Value: StringProtocol
    func rename(to value: Value)
}

/// @mockable
public protocol Labelled: Ordinal, Retitled {}

/// @mockable
public protocol Chain {
    associatedtype Next: Chain where Next.Next == Next
    typealias Links = [Next]
    func links() -> Links
}

public struct Link: Chain {
    public init() {}
    public func links() -> [Link] { [] }
}
