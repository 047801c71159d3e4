/// The modules of a project's package definition.
public enum SourceModules {
    /// Returns all modules: core modules, each feature with its interface and tests, the app, and test support.
    public static func all(of project: Project) -> [SourceModule] {
        let roles = roles(in: project)
        let targets = PackageTarget.all(in: GenerationContext(project: project))
        return targets.flatMap { target -> [SourceModule] in
            let isTest = target.kind == .testTarget
            let module = SourceModule(
                name: target.name,
                role: isTest ? .tests : roles[target.name] ?? (target.kind == .target ? .testSupport : .program),
                folder: target.path ?? "\(isTest ? "Tests" : "Sources")/\(target.name)",
                dependencies: Set(target.dependencies.compactMap(\.moduleName))
            )
            guard target.isOfApplication, !isTest else { return [module] }
            // The application has its own sources there.
            var more = module
            more.folder = project.appTargetName
            return [module, more]
        }
    }

    private static func roles(in project: Project) -> [String: SourceModule.Role] {
        var roles: [String: SourceModule.Role] = [:]
        for module in project.coreModules { roles[module.name] = .core }
        for feature in project.features {
            roles[feature.name] = feature.isLegacy ? .legacy : .feature
            roles[feature.interfaceName] = .interface
            if feature.hasUIModule { roles[feature.uiName] = .views }
        }
        roles[project.app] = .app
        return roles
    }
}

extension PackageTarget.Dependency {
    /// The module that a source using it imports; `nil` if only generated code uses it.
    fileprivate var moduleName: String? {
        switch self {
        case .module(let name): name
        case .runtime: "ViperRuntime"
        case .testing: "ViperTesting"
        case .images: Project.imagesProduct
        case .product(let product): product.name
        case .openCombine: nil
        }
    }
}
