// sourcery: AutoMockable
public protocol Account {
    var owner: String { get }
    var balance: Int { get async throws }
    func history(of year: Int) -> Ledger
}

public struct Ledger {
    public var year: Int
    public init(year: Int) { self.year = year }
}
