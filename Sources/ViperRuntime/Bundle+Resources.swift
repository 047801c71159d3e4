public import Foundation

extension Bundle {
    /// The bundle that has the resources of a module that isn't built by Swift's package manager.
    ///
    /// A dynamic framework has its own. A static one is linked into an app or a test bundle, and its resources are copied
    /// there: in a bundle of their own, in the framework's folder, or among the app's own, which is what is left where
    /// neither is found.
    ///
    /// For example: `Bundle.resources(of: "Recipes", linkedInto: Bundle(for: SomeClassOfRecipes.self))`.
    ///
    /// - Parameters:
    ///   - module: the module's name; the bundle is called `RecipesResources` or `Recipes`.
    ///   - bundle: the one that the module's code is in.
    public static func resources(of module: String, linkedInto bundle: Bundle) -> Bundle {
        for holder in [bundle, .main] {
            for name in ["\(module)Resources", module] {
                if let found = holder.url(forResource: name, withExtension: "bundle").flatMap(Bundle.init(url:)) {
                    return found
                }
            }
        }
        // Of a static framework that is embedded, this folder has the resources, and the app the code.
        let framework = bundle.privateFrameworksURL?.appendingPathComponent("\(module).framework")
        return framework.flatMap(Bundle.init(url:)) ?? bundle
    }
}
