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

public protocol Gathering {
    associatedtype Key: Inscribed
    associatedtype Value
    func gather(_ key: Key, near keys: [Key]?) -> Value
    var latest: Value? { get }
}

public protocol Inscribed {}

public enum Shelves {
    public struct Label: Inscribed { public init() {} }

    /// @mockable
    public protocol LabelGathering: Gathering { func gather(_ key: Label, near keys: [Label]?) -> String }
}

/// @mockable
public protocol LaterGathering: Shelves.LabelGathering { func later() }

/// @mockable
public protocol LatestGathering: Gathering { var latest: Int? { get } }
