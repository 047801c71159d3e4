/// @mockable
public protocol Cache {
    subscript(key: String) -> Int? { get set }
    subscript(at position: Int) -> String { get }
    subscript<T: Hashable>(typed key: T) -> T { get }
}
