/// The specs declare all imports between the project's modules.
enum UndeclaredImport: ImportRule {
    static let rule = LintRule.undeclaredImport
    static let isFallback = true
    static let summary = "The specs declare every import between the project's modules."

    static func problem(
        importing imported: SourceModule,
        into module: SourceModule,
        _ context: LintContext
    ) -> (message: String, remedy: String)? {
        (
            "'\(module.name)' imports '\(imported.name)', which its specs don't declare",
            remedy(imported, module, context)
        )
    }

    /// Returns a library of ViperGen or a product of a package; the specs declare who uses them. Modules around the
    /// app declare none of those.
    static func library(
        _ name: String,
        importedInto module: SourceModule,
        _ context: LintContext
    ) -> SourceModule? {
        let declares = [.core, .feature, .views, .interface, .legacy].contains(module.role)
        switch name {
        case "ViperRuntime": return SourceModule(name: name, role: .core, folder: "", dependencies: [])
        case "ViperTesting": return SourceModule(name: name, role: .testSupport, folder: "", dependencies: [])
        case _ where declares && context.products.contains(name):
            return SourceModule(name: name, role: .core, folder: "", dependencies: [])
        default: return nil
        }
    }

    private static func remedy(_ imported: SourceModule, _ module: SourceModule, _ context: LintContext) -> String {
        switch (imported.role, module.role) {
        case (.testSupport, _): return "it is for tests and sandboxes; remove the import"
        case (.tests, _): return "tests can't be imported; remove the import"
        case (.views, _): return "only the feature that these views belong to may import it; remove the import"
        case (.interface, .views):
            return "views may import core modules and their own feature's interface only; remove the import"
        case (.interface, .core): return "core modules don't know features: move what both need into a core module"
        case (.interface, .interface): return "interfaces depend on core modules only: move what both need into one"
        case (.interface, _):
            return "a route to one of its scenes, or one of its use cases under 'uses', declares it; "
                + "if you need neither, remove the import"
        case (.core, _) where context.specs[imported.name] != nil:
            return "write 'dependencies: [\(imported.name)]' in \(spec(of: module, context)), or remove the import"
        case (.core, .core), (.core, .feature), (.core, .legacy):
            return context.products.contains(imported.name)
                ? "write 'packages: [\(imported.name)]' in \(spec(of: module, context)), or remove the import"
                : "remove the import"
        default: return "remove the import"
        }
    }

    private static func spec(of module: SourceModule, _ context: LintContext) -> String {
        let base = module.role == .tests ? String(module.name.dropLast("Tests".count)) : module.name
        return context.specs[base] ?? "the module's spec"
    }
}
