public import Foundation

extension Bundle {
    /// Returns the resource bundle of a module that isn't built by SwiftPM.
    ///
    /// A dynamic framework has its own. A static one is linked into an app or a test bundle, and its resources are
    /// copied there: into a bundle of their own, into the framework's folder, or among those of the app, which is used
    /// if neither is found.
    ///
    /// For example: `Bundle.resources(of: "Recipes", linkedInto: Bundle(for: SomeClassOfRecipes.self))`.
    ///
    /// - Parameters:
    ///   - module: The module's name; the bundle is named `RecipesResources` or `Recipes`.
    ///   - bundle: The bundle that contains the module's code.
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
