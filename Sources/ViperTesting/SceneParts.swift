/// The parts of a scene, found by reflection and held weakly: for tests that a scene is gone when it is dropped.
///
/// For example:
///
/// ```swift
/// var scene: UIViewController? = RecipeDetailsViewBuilder.build(with: descriptor, environment: environment)
/// let parts = scene.map { SceneParts(of: $0) { $0.hasPrefix("Recipes.RecipeDetails") } }
/// scene = nil
/// #expect(await parts?.released() == true)
/// ```
@MainActor public struct SceneParts {
    private struct Part {
        let name: String
        weak var object: AnyObject?
    }

    private let parts: [Part]

    /// Collects what can be reached from `root`, and `root` itself.
    ///
    /// Stored properties are followed through optionals, collections, existential values, superclasses and weak
    /// references. What only a closure has captured isn't found. A graph beyond about 50,000 values is not seen whole.
    ///
    /// - Parameters:
    ///   - root: What the scene's view builder returned.
    ///   - isPart: Whether a class of this name belongs to the scene. The name is qualified by its module, for example
    ///     `Recipes.RecipeDetailsPresenter`.
    public init(of root: AnyObject, where isPart: (String) -> Bool) {
        parts = ObjectGraph(from: root).objects.compactMap { object in
            let name = String(reflecting: type(of: object))
            return isPart(name) ? Part(name: name, object: object) : nil
        }
    }

    /// The qualified type names of all the parts that were found, sorted.
    public var names: [String] { parts.map(\.name).sorted() }

    /// The qualified type names of the parts that still exist, sorted.
    public var alive: [String] { parts.filter { $0.object != nil }.map(\.name).sorted() }

    /// Lets other work of the main actor go on until no part exists any more, or until that seems in vain.
    ///
    /// - Parameter yields: How often to let other work go on before giving up.
    /// - Returns: Whether all parts are gone. No parts at all count as gone: check `names` too.
    public func released(yields: Int = 1_000) async -> Bool {
        for _ in 0..<max(yields, 0) where !alive.isEmpty { await Task.yield() }
        return alive.isEmpty
    }
}
