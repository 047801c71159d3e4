import ProjectModel

extension PackageTarget {
    /// The targets of the whole project: core modules, then each feature with its interface and tests, then the app.
    static func all(in context: GenerationContext) -> [PackageTarget] {
        let mocked = MockedModule.all(in: context)
        let core = mocked.filter { module in context.project.coreModules.contains { $0.name == module.name } }
        let sources = sources(in: context).map { target -> PackageTarget in
            guard target.kind == .testTarget else { return target }
            // A test sees the mocks of core modules and those of the module that it tests; the app's tests see all.
            let own = mocked.filter { target.name == $0.name + "Tests" || target.name == context.project.appTestsName }
            var target = target
            target.dependencies += modules(Set((core + own).map(\.supportName)))
            return target
        }
        return sources + mocked.map(support)
            + context.project.features.filter(\.hasSandbox).map { sandbox(of: $0, mocked, in: context) }
    }

    /// The feature alone, with all that its test support stands on.
    private static func sandbox(
        of feature: Feature,
        _ mocked: [MockedModule],
        in context: GenerationContext
    ) -> PackageTarget {
        let support = mocked.first { $0.name == feature.name }
        let modules = (support?.dependencies ?? []).filter { $0 != .runtime }
        return PackageTarget(
            kind: .executableTarget,
            name: feature.sandboxName,
            dependencies: [.module(feature.name)] + modules + [.module(feature.supportName), .runtime, .testing],
            path: path(feature.sandboxSources, of: feature.sandboxName)
        )
    }

    /// All but the test-support modules.
    static func sources(in context: GenerationContext) -> [PackageTarget] {
        let project = context.project
        return project.coreModules.map { core($0, in: context) }
            + project.features.flatMap { feature($0, in: context) }
            + app(in: context)
    }

    private static func support(of module: MockedModule) -> PackageTarget {
        PackageTarget(
            kind: .target,
            name: module.supportName,
            dependencies: [.module(module.name)] + module.dependencies + modules(module.supports) + [.testing],
            path: path(module.supportSources, of: module.supportName)
        )
    }

    private static func core(_ module: CoreModule, in context: GenerationContext) -> PackageTarget {
        PackageTarget(
            kind: .target,
            name: module.name,
            dependencies: modules(module.dependencies) + [.runtime] + context.project.products(module.packages),
            path: path(module.sources, of: module.name)
        )
    }

    private static func feature(_ feature: Feature, in context: GenerationContext) -> [PackageTarget] {
        let cores = Set([context.core] + feature.dependencies)
        let interfaces = feature.reachedFeatures.map(context.interfaceName)
        let own = Set(cores).union(interfaces).union([feature.interfaceName])
        let products = context.project.products(feature.packages)
        let interface = PackageTarget(
            kind: .target,
            name: feature.interfaceName,
            dependencies: modules(cores) + [.runtime],
            path: path(feature.interfaceSources, of: feature.interfaceName)
        )
        // Old screens of the app's own module are built with the app.
        if feature.name == context.project.app { return [interface] }
        var targets = [
            interface,
            PackageTarget(
                kind: .target,
                name: feature.name,
                dependencies: modules(own) + [.runtime] + (feature.usesCombine ? [.openCombine] : []) + products,
                path: path(feature.sources, of: feature.name)
            ),
        ]
        if feature.scenes.contains(where: { $0.style != .legacy }) {
            let tested = modules(own.union([feature.name]))
            targets.append(
                PackageTarget(
                    kind: .testTarget,
                    name: feature.testsName,
                    dependencies: tested + [.runtime, .testing] + products
                )
            )
        }
        return targets
    }

    private static func app(in context: GenerationContext) -> [PackageTarget] {
        let project = context.project
        let all = modules(
            project.coreModules.map(\.name)
                + project.features.flatMap { [$0.name, $0.interfaceName] }.filter { $0 != project.app }
        )
        // Old screens of the app's own module are built with the app.
        let products = project.products(project.features.first { $0.name == project.app }?.packages ?? [])
        return [
            PackageTarget(kind: .target, name: project.app, dependencies: all + [.runtime] + products),
            PackageTarget(
                kind: .executableTarget,
                name: project.headlessName,
                dependencies: modules([project.app]) + [.runtime, .testing]
            ),
            PackageTarget(
                kind: .testTarget,
                name: project.appTestsName,
                dependencies: modules([project.app]) + all + [.runtime, .testing] + products
            ),
        ]
    }

    private static func modules(_ names: some Sequence<String>) -> [Dependency] {
        names.sorted().map { .module($0) }
    }

    private static func path(_ sources: String, of name: String) -> String? {
        sources == "Sources/\(name)" ? nil : sources
    }
}

extension Feature {
    /// The features whose interfaces its scenes need, by name; possibly its own.
    fileprivate var reachedFeatures: Set<String> {
        Set(scenes.flatMap { $0.destinationFeatures + $0.useCases.map(\.feature) })
    }
}

extension Feature {
    /// Whether any of its views observes by Combine.
    var usesCombine: Bool { scenes.contains { [.swiftui, .mvvm].contains($0.style) && $0.binding == .combine } }
}

extension Project {
    /// The module of the app's tests.
    var appTestsName: String { app + "Tests" }
}
