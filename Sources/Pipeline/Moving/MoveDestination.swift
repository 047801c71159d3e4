import CodeGeneration
import ProjectModel

/// The module that a scene moves to, with what it may import then. The app may import everything, a feature may not.
struct MoveDestination {
    private let name: String
    private let modules: [String: SourceModule]

    init(name: String, project: Project) {
        self.name = name
        modules = Dictionary(SourceModules.all(of: project).map { ($0.name, $0) }) { first, _ in first }
    }

    var folder: String { modules[name]?.folder ?? "Sources/\(name)" }

    /// What to do about an import; `nil` where it stays good.
    ///
    /// - Parameter path: the source's, which may be a test.
    func remedy(importing module: String, in path: String) -> String? {
        if module == name { return path.hasPrefix("Tests/") ? nil : "remove it" }
        guard let imported = modules[module], !mayImport(module, inTests: path.hasPrefix("Tests/")) else { return nil }
        switch imported.role {
        case .core: return "list '\(module)' under 'dependencies' in the module.yml of '\(name)'"
        case .interface: return "remove it, or route to one of its scenes in the spec"
        case .feature, .legacy: return "remove it: features reach each other's scenes by routes"
        case .app, .program, .views, .tests, .testSupport: return "remove it: '\(name)' can't import it"
        }
    }

    private func mayImport(_ module: String, inTests: Bool) -> Bool {
        let importing = inTests ? [name + "Tests"] : [name, name + "UI"]
        return importing.contains { modules[$0]?.dependencies.contains(module) == true }
    }
}
