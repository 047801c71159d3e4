public import ProjectModel

/// A module that has a test-support module with mocks of its protocols.
public struct MockedModule: Sendable {
    public var name: String
    /// Relative to the target package.
    public var sources: String
    public var settings: MockSettings
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
                MockedModule(name: name, sources: sources, settings: $0, dependencies: dependencies[name] ?? [])
            }
        }
    }
}
