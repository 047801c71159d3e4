// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
import Templates

extension ProjectTemplate {
    /// What has the template's values.
    var file: any FileOfProject.Type {
        switch self {
        case .adoptedScenes: AdoptedScenesFile.self
        case .appEntrance: AppEntranceFile.self
        case .appEnvironment: AppEnvironmentFile.self
        case .appServices: AppServicesFile.self
        case .generatedScenes: GeneratedScenesFile.self
        case .headlessApp: HeadlessAppFile.self
        case .accentColor: AppAssetFile.self
        case .appDelegate: AppTargetFile.self
        case .appIcon: AppAssetFile.self
        case .appInfoPlist: AppTargetFile.self
        case .appProject: AppProjectFile.self
        case .assetCatalogue: AppAssetFile.self
        case .sceneDelegate: AppTargetFile.self
        case .failureBanner: FailureBannerFile.self
        case .failureTexts: FailureTextsFile.self
        case .gitattributes: GitattributesFile.self
        case .gitignore: GitignoreFile.self
        case .package: PackageFile.self
        case .swiftFormat: SwiftFormatFile.self
        case .xcodeGenProject: XcodeGenFile.self
        case .sceneVariantTests: SceneVariantTestsFile.self
        case .testingEnvironment: TestingEnvironmentFile.self
        }
    }
}

extension ModuleTemplate {
    /// What has the template's values.
    var file: any FileOfModule.Type {
        switch self {
        case .featureResolver: FeatureResolverFile.self
        case .sceneEnum: SceneEnumFile.self
        case .sandboxEnvironment: SandboxEnvironmentFile.self
        case .sandboxProgram: SandboxProgramFile.self
        case .sandboxScenes: SandboxScenesFile.self
        case .lifetimeTests: LifetimeTestsFile.self
        case .reactiveKeyPath: ReactiveKeyPathFile.self
        case .viewsExport: ViewsExportFile.self
        case .moduleResources: ModuleResourcesFile.self
        }
    }
}

extension ServiceTemplate {
    /// What has the template's values.
    var file: any FileOfService.Type {
        switch self {
        case .defaultService: DefaultServiceFile.self
        case .serviceProtocol: ServiceProtocolFile.self
        case .serviceAdapter: ServiceAdapterFile.self
        case .stubAPIClientConformance: StubAPIClientFile.self
        }
    }
}

extension UseCaseTemplate {
    /// What has the template's values.
    var file: any FileOfUseCase.Type {
        switch self {
        case .useCase: UseCaseFile.self
        case .defaultUseCase: DefaultUseCaseFile.self
        case .useCaseBuilder: UseCaseBuilderFile.self
        }
    }
}

extension SceneTemplate {
    /// What has the template's values.
    var file: any FileOfScene.Type {
        switch self {
        case .sceneVariant: SceneVariantFile.self
        case .descriptor: DescriptorFile.self
        case .legacyViewBuilder: LegacyViewBuilderFile.self
        case .oldSceneContracts: SceneContractsFile.self
        case .oldSceneWireframe: WireframeFile.self
        case .mvvmContracts: MVVMContractsFile.self
        case .mvvmPreviewTests: PreviewTestsFile.self
        case .mvvmPreviews: MVVMPreviewsFile.self
        case .mvvmSceneTests: MVVMSceneTestsFile.self
        case .mvvmView: MVVMViewFile.self
        case .mvvmViewBuilder: SceneViewBuilderFile.self
        case .mvvmViewController: MVVMViewControllerFile.self
        case .mvvmViewControllerTests: MVVMViewControllerTestsFile.self
        case .repositoryForms: RepositoryFormsFile.self
        case .sceneRepository: SceneRepositoryFile.self
        case .sceneUseCase: SceneUseCaseFile.self
        case .viewModel: ViewModelFile.self
        case .viewModelInputs: ViewModelInputsFile.self
        case .viewModelParts: ViewModelPartsFile.self
        case .sceneShowcase: SceneShowcaseFile.self
        case .interactor: InteractorFile.self
        case .presenter: PresenterFile.self
        case .sceneChildren: SceneChildrenFile.self
        case .sceneContracts: SceneContractsFile.self
        case .sceneEnvironment: SceneEnvironmentFile.self
        case .scenePreviews: ScenePreviewsFile.self
        case .sceneStartState: SceneStartStateFile.self
        case .sceneState: SceneStateFile.self
        case .sceneViewBuilder: SceneViewBuilderFile.self
        case .wireframe: WireframeFile.self
        case .hostingViewControllerTests: HostingViewControllerTestsFile.self
        case .sceneChildrenTests: SceneChildrenTestsFile.self
        case .sceneMocks: SceneMocksFile.self
        case .scenePreviewTests: PreviewTestsFile.self
        case .sceneTests: SceneTestsFile.self
        case .contentPreviews: ContentPreviewsFile.self
        case .dataSource: DataSourceFile.self
        case .drivers: DriversFile.self
        case .hostingViewController: HostingViewControllerFile.self
        case .sceneContents: SceneContentsFile.self
        case .sceneNavigationItem: SceneNavigationItemFile.self
        case .swiftUIView: SwiftUIViewFile.self
        case .viewDelegate: ViewDelegateFile.self
        case .viewHosting: ViewHostingFile.self
        case .uiKitViewController: ViewControllerFile.self
        case .viewControllerStoryboard: NibFile.self
        case .viewControllerXib: NibFile.self
        }
    }
}
