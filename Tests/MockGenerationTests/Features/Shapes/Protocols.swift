/// @mockable
public protocol Fetching {
    func fetch<Value: Decodable>(_ type: Value.Type, completion: ((Result<Value, any Error>) -> Void)?)
    func each<Value>(_ callbacks: [(Value) -> Void])
    func identity<Value>() -> (Value) -> Value
    func perform(_ work: @autoclosure () -> Void)
}

/// @mockable
public protocol Stateful {
    var state: Int { get }
    init(state: Int)
}

/// @mockable
public protocol Tagged: Identifiable where ID == String {
    @available(*, deprecated, message: "use name")
    var title: String { get }
    var name: String { get }
}

/// @mockable
public protocol Clashing {
    func log(logReceivedArguments: Int, logClosure: Int)
    var `Type`: Int { get }
}

/// @mockable
public protocol Decoding {
    associatedtype Row
    func with<Row>(_ rows: [Row]) -> Int
    func first() -> Row?
}
