/// Jars, and what is in them.
///
/// @mockable
public protocol PantryStoring {
    var isOpen: Bool { get }
    func jar(named name: String) throws -> Int?
    func store(_ name: String, count: Int)
}
