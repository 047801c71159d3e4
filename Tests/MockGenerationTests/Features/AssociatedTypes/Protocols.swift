/// @mockable
public protocol Store {
    associatedtype Item: Hashable
    associatedtype Key = String
    func item(_ key: Key) -> Self.Item?
    func save(_ item: Item) async
    var items: [Item] { get }
    static func make() -> Item
}

/// @mockable(typealias: Value = [String: Int]; Failure = Never)
public protocol Source {
    associatedtype Value
    associatedtype Failure: Error
    func next() throws(Failure) -> Value
}

/// @mockable
public protocol NumberStore: Store where Item == Int {
    func sum() -> Int
}

/// @mockable
public protocol Page<Element>: Collecting {
    associatedtype Element
    associatedtype Rows: Sequence where Rows.Element == Element
    func rows() -> Rows
}

public protocol Collecting<Element> {
    associatedtype Element
    func collect(_ element: Element)
}
