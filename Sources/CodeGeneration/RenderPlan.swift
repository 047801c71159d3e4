import ProjectModel
import SwiftReading

/// Everything that is to be rendered for a project, in a fixed order.
enum RenderPlan {
    static func requests(in context: GenerationContext) -> [RenderRequest] {
        PackageFiles.requests(in: context) + PlaceholderFiles.requests(in: context)
            + context.project.features.flatMap { requests(for: $0, in: context) }
            + application(in: context)
    }

    private static func requests(for feature: Feature, in context: GenerationContext) -> [RenderRequest] {
        var requests = feature.useCases.flatMap { useCase in
            [
                UseCaseFile.request(for: useCase, of: feature, in: context),
                UseCaseBuilderFile.request(for: useCase, of: feature, in: context),
                DefaultUseCaseFile.request(for: useCase, of: feature, in: context),
            ]
        }
        if !feature.scenes.isEmpty { requests.append(SceneEnumFile.request(for: feature)) }
        requests += feature.scenes.flatMap { ScenePlan.requests(for: $0, of: feature, in: context) }
        return requests
    }

    private static func application(in context: GenerationContext) -> [RenderRequest] {
        var protocols: Set<String> = []
        let services = context.project.services.filter { !$0.isConcrete && protocols.insert($0.type.text).inserted }
        return [
            AppServicesFile.request(in: context),
            AppEntranceFile.request(in: context),
            AppEnvironmentFile.request(in: context),
            HeadlessAppFile.request(in: context),
        ] + context.project.features.filter(\.hasDoors).map { FeatureResolverFile.request(for: $0, in: context) }
            + services.flatMap { ServiceFiles.requests(for: $0, in: context) }
            + SceneLifetimeTestsFile.requests(in: context)
    }
}

/// The files of one scene.
enum ScenePlan {
    static func requests(for scene: Scene, of feature: Feature, in context: GenerationContext) -> [RenderRequest] {
        let generators: [(Scene, Feature, GenerationContext) -> RenderRequest] = [
            DescriptorFile.request, SceneEnvironmentFile.request, SceneContractsFile.request, SceneStateFile.request,
            SceneViewBuilderFile.request, ViewControllerFile.request, PresenterFile.request, InteractorFile.request,
            WireframeFile.request, SceneMocksFile.request, SceneTestsFile.request,
        ]
        return generators.map { $0(scene, feature, context) }
    }
}

extension Feature {
    /// Whether there is anything for the resolver to build.
    fileprivate var hasDoors: Bool { !scenes.isEmpty || !useCases.isEmpty }
}
