/// The files to be rendered for a project, in parts that can be rendered at once. The catalogue lists the files.
enum RenderPlan {
    /// An independent part of the work.
    typealias Part = @Sendable () -> [RenderRequest]

    static func parts(in context: GenerationContext) -> [Part] {
        let project: [Part] = [
            { context.requests() },
            {
                EmptyModule.all(in: context).flatMap { EmptyModulePlace(module: $0, context: context).requests() }
            },
            {
                ResourceModule.all(in: context).flatMap { ResourceModulePlace(module: $0, context: context).requests() }
            },
            { services(in: context) },
            { context.project.scopes.flatMap { ScopePlace(scope: $0, context: context).requests() } },
        ]
        let all = project + context.project.features.flatMap { parts(for: ModulePlace($0, in: context)) }
        if context.project.hasAppTests { return all }
        // Nothing would compile the tests of an app that is alone and has none.
        let tests = context.folder(.appTests) + "/"
        return all.map { part in { part().filter { !$0.path.hasPrefix(tests) } } }
    }

    /// Returns the paths of generated definitions; a manifest that the team has taken over isn't one.
    static func rootFiles(in context: GenerationContext) -> Set<String> {
        let definitions = GenerationContext.entries.filter { $0.kind == .definition }
        let own = definitions.filter {
            $0.template != NamedTemplate.package.rawValue || context.project.teamManifest == nil
        }
        return Set(own.map { context.text($0.path) })
    }

    private static func parts(for module: ModulePlace) -> [Part] {
        let scenes = module.feature.scenes.map { scene -> Part in { requests(for: ScenePlace(scene, of: module)) } }
        return [{ shared(by: module) }] + scenes
    }

    private static func shared(by module: ModulePlace) -> [RenderRequest] {
        module.requests() + module.feature.useCases.flatMap { UseCasePlace($0, of: module).requests() }
            + module.feature.repositories.flatMap { RepositoryPlace($0, of: module).requests() }
    }

    private static func requests(for place: ScenePlace) -> [RenderRequest] {
        let scene = place.scene
        return place.requests() + scene.contents.flatMap { ScenePiecePlace($0, of: place).requests() }
            + scene.scaffoldedSections.flatMap { ScenePiecePlace($0, of: place).requests() }
            + scene.viewedParts.filter { $0.component == nil }.flatMap { ScenePiecePlace($0, of: place).requests() }
    }

    private static func services(in context: GenerationContext) -> [RenderRequest] {
        // An app that is there has its services.
        if context.project.isAppAlone { return [] }
        var paths: Set<String> = []
        return ServicePlace.all(in: context).flatMap { $0.requests() }.filter { paths.insert($0.path).inserted }
    }
}
