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
