/// @mockable
public protocol Cook: Person, Named & Equatable {
    func cook()
    var name: String { get set }
}

// sourcery: AutoMockable
public protocol Waiter: Hashable, Identifiable, CustomStringConvertible where ID == Int {
    var id: Int { get }
    func serve()
}

public protocol AutoMockable {}
public protocol Guest: AutoMockable, Codable, Comparable { func sit() }

public protocol Hopeful { func send() throws }
public protocol Certain { func send() }
/// @mockable
public protocol Sender: Hopeful, Certain {}
