/// A module with a folder of resources: nibs, or texts in a string catalogue.
struct ResourceModule: Sendable {
    var name: String
    /// The folder of its sources, relative to the target package.
    var sources: String
    /// The path of its spec.
    var specPath: String
    var hasTexts = false

    static func all(in context: GenerationContext) -> [ResourceModule] {
        let modules = modulesOfSpecs(context.project)
        let coloured = context.project.componentModules.first { $0.name == context.project.moduleOfDesignedColours }
        guard let coloured, !modules.contains(where: { $0.name == coloured.name }) else { return modules }
        let spec = context.project.specPath
        return modules + [ResourceModule(name: coloured.name, sources: coloured.folder, specPath: spec)]
    }

    private static func modulesOfSpecs(_ project: Project) -> [ResourceModule] {
        let features = project.features.filter { $0.hasNibs || project.hasTexts(in: $0) }.map {
            // They are the module's, whichever scenes need them: a scene that moves leaves them behind.
            ResourceModule(
                name: $0.name,
                sources: $0.sources,
                specPath: $0.moduleSpec,
                hasTexts: project.hasTexts(in: $0)
            )
        }
        guard project.localization != nil else { return features }
        let views = project.features.filter(\.hasUIModule).map {
            ResourceModule(name: $0.uiName, sources: $0.uiSources, specPath: $0.moduleSpec, hasTexts: true)
        }
        return project.modulesWithoutScenes + features + views
    }
}

extension Project {
    /// Returns true if the feature's own module has a string catalogue.
    func hasTexts(in feature: Feature) -> Bool { localization != nil && (!feature.scenes.isEmpty || feature.isApp) }

    /// The modules with the texts shared by all screens (core) and with those of tabs and old screens (app).
    fileprivate var modulesWithoutScenes: [ResourceModule] {
        let core = coreModules.prefix(1).map {
            ResourceModule(name: $0.name, sources: $0.sources, specPath: $0.specPath, hasTexts: true)
        }
        guard !features.contains(where: \.isApp) else { return core }
        return core + [ResourceModule(name: app, sources: appSources, specPath: specPath, hasTexts: true)]
    }
}

/// The variables in templates of a module with resources.
enum ResourceVariables {
    static let table: TemplateTable<ResourceModulePlace> = [
        .text("specPath", ModuleVariables.specPath) { $0.context.specsFolder.relative($0.specPath) },
        .text("module", "the module's name") { $0.module.name },
        .imports { place in
            var imports = place.context.imports(in: place.module.name)
            imports.add("Foundation")
            imports.add("ViperRuntime")
            return imports.lines()
        },
        .text("accessor", "the property of `Bundle` with the module's resources") {
            TextLookup.accessor(of: $0.module.name)
        },
        // Where the main actor is the default, it has `Bundle.module`, too.
        .text("isolation", "the isolation of that property") {
            $0.context.project.swift.defaultIsolation == .mainActor ? "@MainActor" : "nonisolated"
        },
        .text("language", "the language that developers write texts in") { $0.context.project.localization ?? "" },
    ]
}

extension Scene {
    /// The name of its nib or storyboard. For example: `RecipeDetailsViewController`.
    var nibName: String { name + "ViewController" }
}

extension Feature {
    /// The folder of its nibs, and of the team's other resources.
    var resources: String { "\(sources)/Resources" }

    /// The property of `Bundle` with its resources. For example: `recipesResources`.
    var resourcesAccessor: String { TextLookup.accessor(of: name) }
}
