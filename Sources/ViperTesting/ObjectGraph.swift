private import ViperRuntime

/// The class instances that can be reached from an object through stored properties.
///
/// Optionals, collections, existential values, enum payloads, superclasses and weak references are followed; captures
/// of closures can't be seen. Nearer objects come first. For screens and views, the children that they show are
/// followed instead: the stored properties of UIKit, and of its stand-in, are private.
@MainActor
struct ObjectGraph {
    /// The most values to visit, so that a hostile or endless graph takes bounded time and memory.
    static let maximumValues = 50_000

    /// The most elements to visit in a collection, so that a single one doesn't use up the bound.
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
            for shown in Self.shown(by: object) { visit(shown) }
        }
        for layer in sequence(first: mirror, next: \.superclassMirror) where !Self.isPlatforms(layer.subjectType) {
            queue.append(layer)
        }
    }

    /// Returns the children according to UIKit's public properties; nothing is loaded.
    private static func shown(by object: AnyObject) -> [AnyObject] {
        switch object {
        case let screen as UIViewController:
            screen.children + [screen.viewIfLoaded, screen.presentedViewController].compactMap(\.self)
        case let view as UIView: view.subviews
        default: []
        }
    }

    /// Returns true if the stored properties of a class belong to UIKit or its stand-in.
    private static func isPlatforms(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return name.hasPrefix("UIKit.") || name.hasPrefix("__C.UI") || name.hasPrefix("ViperRuntime.UI")
    }
}
