/// A module with a test-support module, which has mocks of its protocols or the environment that uses such mocks.
public struct MockedModule: Sendable {
    public var name: String
    /// The folder of its sources, relative to the target package.
    public var sources: String
    /// The mock settings; `nil` if none of its own protocols are mocked.
    public var settings: MockSettings?
    /// The protocols of services that stubbed environments need mocks of.
    public var services: [String] = []
    /// The folders of the core modules from whose protocols its own may inherit.
    public var inheritedSources: [String]
    /// The dependencies of the module itself.
    var dependencies: [PackageTarget.Dependency]
    /// The other test-support modules that its own depends on, by name.
    var supports: [String] = []

    /// The test-support module. For example: `KitchenCoreTestSupport`.
    public var supportName: String { name + "TestSupport" }

    /// The folder of the test-support module's sources.
    public var supportSources: String { sources + "TestSupport" }

    /// Returns all modules with a test-support module, core modules first.
    public static func all(of project: Project) -> [MockedModule] {
        let asks = project.features.contains { $0.mocks != nil || $0.hasSandbox }
        guard asks || project.coreModules.contains(where: { $0.mocks != nil }) else { return [] }
        return all(in: GenerationContext(project: project))
    }

    static func all(in context: GenerationContext) -> [MockedModule] {
        let targets = PackageTarget.sources(in: context)
        let dependencies = Dictionary(targets.map { ($0.name, $0.dependencies) }) { first, _ in first }
        let cores = context.project.coreModules.compactMap { core($0, dependencies[$0.name] ?? [], in: context) }
        let features = context.project.features.compactMap {
            feature($0, dependencies[$0.name] ?? [], cores, in: context)
        }
        return cores + features
    }

    private static func core(
        _ module: CoreModule,
        _ dependencies: [PackageTarget.Dependency],
        in context: GenerationContext
    ) -> MockedModule? {
        let project = context.project
        let services = project.stubbedServices.filter { context.coreModule(declaring: $0)?.name == module.name }
        if module.mocks == nil, services.isEmpty { return nil }
        return MockedModule(
            name: module.name,
            sources: module.sources,
            settings: module.mocks ?? MockSettings(MocksSpec()),
            services: services.filter { $0.stub == .mock }.map(\.type.text),
            inheritedSources: project.sources(among: dependencies),
            dependencies: dependencies
        )
    }

    private static func feature(
        _ feature: Feature,
        _ dependencies: [PackageTarget.Dependency],
        _ cores: [MockedModule],
        in context: GenerationContext
    ) -> MockedModule? {
        guard feature.mocks != nil || feature.hasStubbableEnvironment else { return nil }
        return MockedModule(
            name: feature.name,
            sources: feature.sources,
            settings: feature.mocks,
            inheritedSources: context.project.sources(among: dependencies),
            dependencies: dependencies,
            supports: feature.hasStubbableEnvironment
                ? cores.filter { dependencies.contains(.module($0.name)) }.map(\.supportName) : []
        )
    }
}

extension Project {
    /// Returns the source folders of the core modules among the dependencies.
    fileprivate func sources(among dependencies: [PackageTarget.Dependency]) -> [String] {
        coreModules.filter { dependencies.contains(.module($0.name)) }.map(\.sources)
    }
}
