import ProjectModel
import SwiftReading
import TemplateCatalogue
import Templates

/// Everything that is to be rendered for a project, in parts that can be worked on at once. Which files there are, the catalogue says.
enum RenderPlan {
    /// A piece of the work that stands on its own.
    typealias Part = @Sendable () -> [RenderRequest]

    static func parts(in context: GenerationContext) -> [Part] {
        let project: [Part] = [
            { ProjectTemplate.requests(for: context) },
            {
                EmptyModule.all(in: context).map { EmptyModulePlace(module: $0, context: context) }
                    .flatMap(EmptyModuleTemplate.requests)
            },
            {
                ResourceModule.all(in: context).map { ResourceModulePlace(module: $0, context: context) }
                    .flatMap(ResourceModuleTemplate.requests)
            },
            { services(in: context) },
        ]
        let all = project + context.project.features.flatMap { parts(for: ModulePlace($0, in: context)) }
        if context.project.hasAppTests { return all }
        // Nothing would compile the tests of an app that is alone and has none.
        let tests = context.folder(.appTests) + "/"
        return all.map { part in { part().filter { !$0.path.hasPrefix(tests) } } }
    }

    /// A manifest that the team has taken over is the team's, whatever it begins with.
    static func rootFiles(in context: GenerationContext) -> Set<String> {
        let definitions = ProjectTemplate.allCases.filter { $0.entry.kind == .definition }
        let own = definitions.filter { $0 != .package || context.project.teamManifest == nil }
        return Set(own.map { $0.path(for: context) })
    }

    private static func parts(for module: ModulePlace) -> [Part] {
        let scenes = module.feature.scenes.map { scene -> Part in { requests(for: ScenePlace(scene, of: module)) } }
        return [{ shared(by: module) }] + scenes
    }

    private static func shared(by module: ModulePlace) -> [RenderRequest] {
        ModuleTemplate.requests(for: module)
            + module.feature.useCases.flatMap { UseCaseTemplate.requests(for: UseCasePlace($0, of: module)) }
            + module.feature.repositories.flatMap {
                RepositoryTemplate.requests(for: RepositoryPlace($0, of: module))
            }
    }

    private static func requests(for place: ScenePlace) -> [RenderRequest] {
        let scene = place.scene
        return SceneTemplate.requests(for: place)
            + scene.contents.flatMap { ContentTemplate.requests(for: ScenePiecePlace($0, of: place)) }
            + scene.contents.flatMap(\.sections).filter { $0.component == nil }.flatMap {
                SectionTemplate.requests(for: ScenePiecePlace($0, of: place))
            }
            + scene.viewedParts.filter { $0.component == nil }.flatMap {
                PartTemplate.requests(for: ScenePiecePlace($0, of: place))
            }
    }

    private static func services(in context: GenerationContext) -> [RenderRequest] {
        // An app that is there has its services.
        if context.project.isAppAlone { return [] }
        var paths: Set<String> = []
        return ServicePlace.all(in: context).flatMap(ServiceTemplate.requests).filter { paths.insert($0.path).inserted }
    }
}
