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

/// @mockable(typealias: Unit = Int)
public protocol Measuring where Amount: Equatable {
    associatedtype Amount
    associatedtype Unit
    func measure(_ amount: Amount) -> Unit
}

/// @mockable(typealias: Shelf = [Int])
public protocol Stacking {
    associatedtype Shelf: Collection
    associatedtype Box where Box == Shelf.Element
    func stack(_ shelf: Shelf) -> Box
}

/// @mockable(typealias: Ticket = String)
public protocol Ticketing {
    associatedtype Ticket
    associatedtype Roll where Roll == [Ticket]
    associatedtype Tickets: Collection where Tickets.Element == Ticket
    func issue(_ ticket: Ticket) -> Roll
    func issued() -> Tickets
}

/// @mockable
public protocol Ranking {
    associatedtype Rank = Int
    associatedtype Ranks: Collection where [Rank] == Ranks.Element
    func ranks(above rank: Rank) -> Ranks
}

/// @mockable
public protocol NumberedPage: Collecting where Element == Int {
    associatedtype Lines: Collection where Lines.Element == Element
    func lines() -> Lines
}

/// Associated types may have names of the standard library's.
/// @mockable
public protocol Translating {
    associatedtype Int
    associatedtype Bool
    associatedtype String
    associatedtype Error: Swift.Error
    var mode: Bool { get set }
    func translate(_ text: String, at line: Int) throws -> String
    func isKnown(_ text: String) -> Swift.Bool
    func fail() throws(Error)
}

/// @mockable
public protocol SharedTranslating: Sendable {
    associatedtype Int: Sendable
    var line: Swift.Int { get set }
    func next(_ line: Int) -> Swift.Int
}
