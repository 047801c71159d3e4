public import ViperRuntime

/// The parts of a scene, found by reflection and held weakly, to test that a scene is deallocated.
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

    /// Collects `root` and everything that can be reached from it.
    ///
    /// Stored properties are followed through optionals, collections, existential values, superclasses and weak
    /// references. Objects that only closures capture aren't found, and a graph beyond about 50,000 values is not seen
    /// whole.
    ///
    /// - Parameters:
    ///   - root: The value that the scene's view builder returned.
    ///   - isPart: Returns true if a class of this name belongs to the scene. The name is qualified by its module, for
    ///     example `Recipes.RecipeDetailsPresenter`.
    public init(of root: AnyObject, where isPart: (String) -> Bool) {
        parts = ObjectGraph(from: root).objects.compactMap { object in
            let name = String(reflecting: type(of: object))
            return isPart(name) ? Part(name: name, object: object) : nil
        }
    }

    /// Lets a screen appear and work, collects its parts, and lets it disappear.
    ///
    /// Afterwards the scene is gone, unless something besides its own parts holds it. For example:
    /// `await SceneParts(named: ["Recipes.RecipeDetailsPresenter"]) { environment.resolve(descriptor) }`.
    ///
    /// - Parameters:
    ///   - names: The qualified type names of the parts.
    ///   - build: Creates the screen.
    public init(named names: [String], of build: () -> UIViewController) async {
        let viewController = build()
        viewController.loadViewIfNeeded()
        viewController.beginAppearanceTransition(true, animated: false)
        viewController.endAppearanceTransition()
        for _ in 0..<100 { await Task.yield() }
        self.init(of: viewController) { names.contains($0) }
        viewController.beginAppearanceTransition(false, animated: false)
        viewController.endAppearanceTransition()
    }

    /// The qualified type names of all the parts that were found, sorted.
    public var names: [String] { parts.map(\.name).sorted() }

    /// The qualified type names of the parts that still exist, sorted.
    public var alive: [String] { parts.filter { $0.object != nil }.map(\.name).sorted() }

    /// Lets other work of the main actor continue until no part exists any more, or until waiting seems useless.
    ///
    /// - Parameter yields: The number of times to let other work continue before giving up.
    /// - Returns: True if all parts are gone. No parts at all count as gone: check `names` too.
    public func released(yields: Int = 1_000) async -> Bool {
        for _ in 0..<max(yields, 0) where !alive.isEmpty { await Task.yield() }
        return alive.isEmpty
    }
}
