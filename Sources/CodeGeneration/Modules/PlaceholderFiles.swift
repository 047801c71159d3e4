/// A module that would have no other file, which SwiftPM doesn't build.
struct EmptyModule: Sendable {
    var name: String
    /// The folder of its sources, relative to the target package.
    var sources: String
    var summary: String?
    /// The path of its spec.
    var specPath: String

    static func all(in context: GenerationContext) -> [EmptyModule] {
        let project = context.project
        let cores = project.coreModules.map {
            EmptyModule(name: $0.name, sources: $0.sources, summary: $0.summary, specPath: $0.specPath)
        }
        let features = project.features.filter { $0.isWithoutFiles && $0.name != project.app }.map {
            EmptyModule(name: $0.name, sources: $0.sources, summary: $0.summary, specPath: $0.moduleSpec)
        }
        let interfaces = project.features.filter {
            $0.hasInterface && $0.scenes.isEmpty && $0.useCases.isEmpty
        }.map {
            EmptyModule(name: $0.interfaceName, sources: $0.interfaceSources, specPath: $0.moduleSpec)
        }
        let environments = Set(project.stubbedFeatures.map(\.name))
        let support = MockedModule.all(of: project).filter { !environments.contains($0.name) }.map {
            EmptyModule(
                name: $0.supportName,
                sources: $0.supportSources,
                summary: "Mocks of the protocols of \($0.name).",
                specPath: project.specPath
            )
        }
        return cores + features + interfaces + support
    }
}

extension Feature {
    /// True if no file is generated in its module: those of handwritten scenes are in the interface and in the app.
    fileprivate var isWithoutFiles: Bool {
        useCases.isEmpty && repositories.isEmpty && !scenes.contains(where: \.hasEnvironment)
    }
}

/// The file for such a module. Its name isn't the module's alone, which people use for files of their own.
enum PlaceholderFile {
    static let table: TemplateTable<EmptyModulePlace> = [
        .text("specPath", ModuleVariables.specPath) { $0.context.specsFolder.relative($0.specPath) },
        .text("module", "the module's name") { $0.module.name },
        .texts("summary", "what the module is for, as lines of a comment") { $0.module.summary.documentation },
    ]
}
