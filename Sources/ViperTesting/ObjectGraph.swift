/// The class instances that can be reached from an object through stored properties.
///
/// Optionals, collections, existential values, enum payloads, superclasses and weak references are followed; what only
/// a closure has captured can't be seen. Nearer objects come first.
struct ObjectGraph {
    /// The most values that are looked at, so that a hostile or endless graph takes bounded time and memory.
    static let maximumValues = 50_000

    /// The most elements that are looked at in one collection, so that one doesn't use up the bound.
    static let maximumElements = 1_000

    private(set) var objects: [AnyObject] = []
    private var seen: Set<ObjectIdentifier> = []
    private var queue: [Mirror] = []
    private var values = 0

    init(from root: AnyObject) {
        visit(root)
        var next = 0
        while next < queue.count, values < Self.maximumValues {
            let mirror = queue[next]
            next += 1
            for child in mirror.children.prefix(Self.maximumElements) {
                values += 1
                visit(child.value)
            }
        }
    }

    private mutating func visit(_ value: Any) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class {
            let object = value as AnyObject
            guard seen.insert(ObjectIdentifier(object)).inserted else { return }
            objects.append(object)
        }
        for layer in sequence(first: mirror, next: \.superclassMirror) { queue.append(layer) }
    }
}
