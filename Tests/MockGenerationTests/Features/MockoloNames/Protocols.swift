/// @mockable
public protocol Shelf {
    func get() -> String
    func get() -> String?
    func get() -> [String]
    func get() -> [String: Int]
    func load(id: Int) -> String
}

/// @mockable
public protocol LargeShelf: Shelf {
    func load(name: String) -> String
}

public protocol Printed {
    var pages: Int { get }
    var title: String { get set }
}

/// @mockable
public protocol Book: Printed {
    var open: Bool { get }
    func open(page: Int) -> Int
}

/// @mockable
public protocol Crate {
    associatedtype Item
    func put(_ item: Item)
}

/// @mockable
public protocol Drawer {
    associatedtype Items: Collection
    func put(_ items: Items)
}
