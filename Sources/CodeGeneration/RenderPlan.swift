import ProjectModel
import SwiftReading

/// Everything that is to be rendered for a project, in parts that can be worked on at once.
enum RenderPlan {
    /// A piece of the work that stands on its own.
    typealias Part = @Sendable () -> [RenderRequest]

    static func parts(in context: GenerationContext) -> [Part] {
        let project: [Part] = [
            {
                PackageFiles.requests(in: context) + PlaceholderFiles.requests(in: context)
                    + StubAPIClientFile.requests(in: context)
            },
            { application(in: context) },
        ]
        return project + context.project.features.flatMap { parts(for: $0, in: context) }
    }

    private static func parts(for feature: Feature, in context: GenerationContext) -> [Part] {
        let scenes = feature.scenes.map { scene -> Part in
            { ScenePlan.requests(for: scene, of: feature, in: context) }
        }
        return [{ shared(by: feature, in: context) }] + scenes
    }

    private static func shared(by feature: Feature, in context: GenerationContext) -> [RenderRequest] {
        let useCases = feature.useCases.flatMap { useCase in
            [
                UseCaseFile.request(for: useCase, of: feature, in: context),
                UseCaseBuilderFile.request(for: useCase, of: feature, in: context),
                DefaultUseCaseFile.request(for: useCase, of: feature, in: context),
            ]
        }
        let parts =
            useCases + SandboxFiles.requests(for: feature, in: context) + SeparateViewFiles.export(for: feature)
            + DriverFiles.keyPath(for: feature) + NibFiles.resources(of: feature, in: context)
        return feature.enumeratedScenes.isEmpty ? parts : parts + [SceneEnumFile.request(for: feature)]
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
            + SceneVariantFile.requests(in: context) + SceneVariantTestsFile.requests(in: context)
            + SceneLifetimeTestsFile.requests(in: context)
    }
}

/// The files of one scene.
enum ScenePlan {
    static func requests(for scene: Scene, of feature: Feature, in context: GenerationContext) -> [RenderRequest] {
        switch scene.style {
        case .legacy: oldScreen.map { $0(scene, feature, context) }
        case .mvvm: mvvm(scene, feature, context)
        case .uikit, .swiftui:
            (everyScene + optionalParts(of: scene) + view(of: scene.style)).map { $0(scene, feature, context) }
                + ScenePreviewsFile.requests(for: scene, of: feature, in: context)
                + SceneShowcaseFile.requests(for: scene, of: feature, in: context)
                + SceneChildrenFile.requests(for: scene, of: feature, in: context)
                + ContentFiles.requests(for: scene, of: feature, in: context)
                + SeparateViewFiles.requests(for: scene, of: feature, in: context)
                + DriverFiles.requests(for: scene, of: feature, in: context)
                + NibFiles.requests(for: scene, of: feature)
        }
    }

    private static func mvvm(_ scene: Scene, _ feature: Feature, _ context: GenerationContext) -> [RenderRequest] {
        viewModelled.map { $0(scene, feature, context) }
            + RepositoryFormsFile.requests(for: scene, of: feature, in: context)
            + MVVMViewFiles.requests(for: scene, of: feature, in: context)
            + MVVMViewControllerTestsFile.requests(for: scene, of: feature, in: context)
            + MVVMPreviewsFiles.requests(for: scene, of: feature, in: context)
            + SceneShowcaseFile.requests(for: scene, of: feature, in: context)
    }

    private typealias Generator = @Sendable (Scene, Feature, GenerationContext) -> RenderRequest

    private static var everyScene: [Generator] {
        [
            DescriptorFile.request, SceneEnvironmentFile.request, SceneContractsFile.request, SceneStateFile.request,
            SceneViewBuilderFile.request, PresenterFile.request, SceneMocksFile.request, SceneTestsFile.request,
        ]
    }

    private static func optionalParts(of scene: Scene) -> [Generator] {
        (scene.hasInteractor ? [InteractorFile.request] : []) + (scene.hasWireframe ? [WireframeFile.request] : [])
    }

    private static var viewModelled: [Generator] {
        [
            DescriptorFile.request, SceneEnvironmentFile.request, MVVMContractsFile.request,
            ViewModelPartsFile.request, ViewModelInputsFile.request, MVVMViewControllerFile.request,
            MVVMViewBuilderFile.request, ViewModelFile.request, SceneUseCaseFile.request, SceneRepositoryFile.request,
            WireframeFile.request, SceneMocksFile.request, MVVMSceneTestsFile.request,
        ]
    }

    private static var oldScreen: [Generator] {
        [DescriptorFile.request, SceneEnvironmentFile.request, LegacyViewBuilderFile.request]
    }

    private static func view(of style: SceneSpec.Style) -> [Generator] {
        switch style {
        case .uikit: [ViewControllerFile.request]
        case .legacy, .mvvm: []
        case .swiftui:
            [
                DataSourceFile.request, ViewDelegateFile.request, HostingViewControllerFile.request,
                SwiftUIViewFile.request, HostingViewControllerTestsFile.request,
            ]
        }
    }
}

extension Feature {
    /// Whether there is anything for the resolver to build.
    fileprivate var hasDoors: Bool { !scenes.isEmpty || !useCases.isEmpty }
}
