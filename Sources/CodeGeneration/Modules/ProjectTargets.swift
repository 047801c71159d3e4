extension PackageTarget {
    /// Returns the targets of the whole project: core modules, each feature with its interface and tests, then the app.
    static func all(in context: GenerationContext) -> [PackageTarget] {
        let mocked = MockedModule.all(in: context)
        let core = mocked.filter { module in context.project.coreModules.contains { $0.name == module.name } }
        let sources = sources(in: context).map { target -> PackageTarget in
            guard target.kind == .testTarget else { return mocked.isEmpty ? target : driving(target, in: context) }
            // A test sees the mocks of core modules and those of the module that it tests; the app's tests see all.
            let own = mocked.filter { target.name == $0.name + "Tests" || target.name == context.project.appTestsName }
            var target = target
            target.dependencies += modules(Set((core + own).map(\.supportName)))
            return target
        }
        return sources + mocked.map(support)
            + context.project.features.filter(\.hasSandbox).map { sandbox(of: $0, mocked, in: context) }
    }

    /// Adds the testing library to the program without a screen if mocks need it anyway, so that it can drive the app.
    private static func driving(_ target: PackageTarget, in context: GenerationContext) -> PackageTarget {
        guard target.kind == .executableTarget, target.name == context.project.headlessName else { return target }
        var target = target
        target.dependencies.append(.testing)
        return target
    }

    /// Returns the program that runs the feature alone, with all dependencies of its test support.
    private static func sandbox(
        of feature: Feature,
        _ mocked: [MockedModule],
        in context: GenerationContext
    ) -> PackageTarget {
        let own = mocked.first { $0.name == feature.name }
        let dependencies = (own?.dependencies ?? []).filter { $0 != .runtime }
        return PackageTarget(
            kind: .executableTarget,
            name: feature.sandboxName,
            dependencies: [.module(feature.name)] + dependencies
                + modules((own?.supports ?? []) + [feature.supportName])
                + [.runtime, .testing],
            path: path(feature.sandboxSources, of: feature.sandboxName)
        )
    }

    /// Returns all targets except test-support modules and sandboxes.
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
            path: path(module.sources, of: module.name),
            hasResources: context.hasResources(module.name)
        )
    }

    private static func feature(_ feature: Feature, in context: GenerationContext) -> [PackageTarget] {
        let used = context.typeModules(of: feature)
        let cores = Set([context.core] + feature.dependencies).union(used.all.intersection(context.coreNames))
        let interfaces =
            feature.reachedFeatures.map(context.interfaceName) + used.all.intersection(context.interfaceNames)
        let own = Set(cores).union(interfaces).union([feature.interfaceName])
        let products = context.project.products(Set(feature.packages).union(used.all))
        let interface = PackageTarget(
            kind: .target,
            name: feature.interfaceName,
            dependencies: modules(cores) + [.runtime] + context.project.products(used.interface),
            path: path(feature.interfaceSources, of: feature.interfaceName)
        )
        // What is in the app's own module is built with the app.
        if feature.isApp { return feature.hasInterface ? [interface] : [] }
        let views = feature.hasUIModule ? [ui(feature, cores: cores, in: context)] : []
        var targets = [interface] + views
        targets += [
            PackageTarget(
                kind: .target,
                name: feature.name,
                dependencies: modules(own.union(views.map(\.name))) + [.runtime]
                    + feature.observation(inUIModule: false)
                    + feature.driving(in: context.project).filter { !products.contains($0) } + products,
                path: path(feature.sources, of: feature.name),
                hasResources: context.hasResources(feature.name)
            )
        ]
        if feature.scenes.contains(where: \.style.hasTests) {
            // Views are internal: only those who import their module as testable see them.
            let tested = modules(own.union([feature.name]).union(views.map(\.name)))
            targets.append(
                PackageTarget(
                    kind: .testTarget,
                    name: feature.testsName,
                    dependencies: tested + [.runtime, .testing]
                        + context.project.withImageTests(Set(feature.packages).union(used.all))
                )
            )
        }
        return targets
    }

    /// Returns the module of views. It knows entities, and of the feature's own interface only the types that it shows.
    private static func ui(_ feature: Feature, cores: Set<String>, in context: GenerationContext) -> PackageTarget {
        PackageTarget(
            kind: .target,
            name: feature.uiName,
            dependencies: modules(cores.union(feature.interfacesShown(context.owners))) + [.runtime]
                + context.project.products(feature.modulesShown(context.owners))
                + feature.observation(inUIModule: true)
                + (feature.scenes(inUIModule: true).contains(where: \.isDriven)
                    ? context.project.products(["RxSwift"]) : []),
            path: path(feature.uiSources, of: feature.uiName),
            hasResources: context.hasResources(feature.uiName)
        )
    }

    private static func app(in context: GenerationContext) -> [PackageTarget] {
        let project = context.project
        if project.isResolverOnly { return [app(of: project, dependencies: [])] }
        let all = modules(
            project.coreModules.map(\.name)
                + project.features.flatMap { [$0.name, $0.interfaceName] }.filter { $0 != project.app }
        )
        let services = Set(project.services.flatMap { context.owners.neededModules(of: $0.type) })
        // Scenes of the app's own module are built with the app.
        let own = project.features.filter(\.isApp)
        let imported = services.union(own.flatMap { $0.packages + context.typeModules(of: $0).all })
        let products = project.products(imported)
        let views = own.flatMap { feature in
            feature.observation(inUIModule: false) + feature.driving(in: project).filter { !products.contains($0) }
        }
        var module = app(of: project, dependencies: all + [.runtime] + views + products)
        // An application has its resources in its own bundle.
        module.hasResources = !project.isApplication && context.hasResources(project.app)
        module.isOfApplication = project.isApplication
        var tests = PackageTarget(
            kind: .testTarget,
            name: project.appTestsName,
            dependencies: modules([project.app]) + all + [.runtime, .testing]
                + (own.isEmpty ? products : project.withImageTests(imported))
        )
        tests.isOfApplication = project.isApplication
        return [module] + (project.hasHeadlessProgram ? [headless(of: project, services)] : [])
            + (project.hasAppTests ? [tests] : [])
    }

    private static func headless(of project: Project, _ services: Set<String>) -> PackageTarget {
        PackageTarget(
            kind: .executableTarget,
            name: project.headlessName,
            dependencies: modules(Set([project.app, project.environment.module])) + [.runtime]
                + project.products(services)
        )
    }

    private static func app(of project: Project, dependencies: [Dependency]) -> PackageTarget {
        PackageTarget(
            kind: .target,
            name: project.app,
            dependencies: dependencies,
            path: path(project.appSources, of: project.app)
        )
    }

    private static func modules(_ names: some Sequence<String>) -> [Dependency] {
        names.sorted().map { .module($0) }
    }

    private static func path(_ sources: String, of name: String) -> String? {
        sources == "Sources/\(name)" ? nil : sources
    }
}

extension Feature {
    /// The features whose interfaces its scenes need, by name; may include the feature itself.
    fileprivate var reachedFeatures: Set<String> {
        Set(scenes.flatMap { $0.destinationFeatures + $0.useCases.map(\.feature) })
    }
}

extension Feature {
    /// The folder of the module of views, even if there is none.
    public var uiSources: String { sources + "UI" }

    fileprivate func interfacesShown(_ owners: TypeOwners) -> Set<String> {
        modulesShown(owners).filter { $0 == interfaceName }
    }

    /// Returns the modules of types that its SwiftUI views draw and report.
    fileprivate func modulesShown(_ owners: TypeOwners) -> Set<String> {
        let shown = scenes.filter(\.style.isDrawnBySwiftUI)
        let parameters = shown.flatMap { scene in
            let events = scene.style.hasViewModel ? scene.inputs : scene.controlEvents
            return scene.state + scene.screenParts.flatMap(\.state) + events.flatMap(\.parameters)
        }
        let values =
            parameters.compactMap(\.defaultValue) + shown.flatMap { $0.previews.flatMap(\.values).map(\.value) }
        let types = parameters.flatMap { owners.neededModules(of: $0.type) }
        let images = shown.contains(where: \.hostsImages) ? [Project.imagesProduct] : []
        return Set(types + values.flatMap { owners.neededModules(of: $0) } + images)
    }
}

extension Feature {
    /// Returns the library for observation by Combine that its module, or its module of views, needs.
    fileprivate func observation(inUIModule isSeparate: Bool) -> [PackageTarget.Dependency] {
        // The repository of an `mvvm` scene has publishers, wherever the view is.
        let others = isSeparate ? [] : scenes(inUIModule: true).filter(\.style.hasViewModel)
        return (scenes(inUIModule: isSeparate) + others).contains(where: \.observesByCombine) ? [.openCombine] : []
    }

    fileprivate func scenes(inUIModule isSeparate: Bool) -> [Scene] {
        scenes.filter { ViewLayer(scene: $0, feature: self).isSeparate == isSeparate }
    }

    /// Returns the products for drivers that its spec doesn't list already.
    fileprivate func driving(in project: Project) -> [PackageTarget.Dependency] {
        guard scenes.contains(where: \.isDriven) else { return [] }
        return project.products(ExternalPackage.rxSwiftProducts.filter { !packages.contains($0) })
    }

    /// True if any of its views observes by Combine.
    var usesCombine: Bool { scenes.contains(where: \.observesByCombine) }
}

extension Scene {
    fileprivate var observesByCombine: Bool { style.isDrawnBySwiftUI && binding.usesCombine }
}

extension Project {
    /// True if the app's own module is the application, which only Xcode builds.
    var isApplication: Bool { appModule == .application }

    /// The module of the app's tests.
    var appTestsName: String { app + "Tests" }
}
