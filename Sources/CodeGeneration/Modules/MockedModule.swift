public import ProjectModel

/// A module that has a test-support module with mocks of its protocols.
public struct MockedModule: Sendable {
    public var name: String
    /// Relative to the target package.
    public var sources: String
    public var settings: MockSettings
    /// The folders of the core modules whose protocols its own may inherit from.
    public var inheritedSources: [String]
    /// What the module itself depends on.
    var dependencies: [PackageTarget.Dependency]

    /// For example: `KitchenCoreTestSupport`.
    public var supportName: String { name + "TestSupport" }

    /// The folder of the test-support module's sources.
    public var supportSources: String { sources + "TestSupport" }

    /// Core modules first.
    public static func all(of project: Project) -> [MockedModule] {
        let targets = PackageTarget.sources(in: GenerationContext(project: project))
        let dependencies = Dictionary(targets.map { ($0.name, $0.dependencies) }) { first, _ in first }
        let modules =
            project.coreModules.map { ($0.name, $0.sources, $0.mocks) }
            + project.features.map { ($0.name, $0.sources, $0.mocks) }
        return modules.compactMap { name, sources, settings in
            settings.map {
                let own = dependencies[name] ?? []
                return MockedModule(
                    name: name,
                    sources: sources,
                    settings: $0,
                    inheritedSources: project.coreModules.filter { own.contains(.module($0.name)) }.map(\.sources),
                    dependencies: own
                )
            }
        }
    }
}
