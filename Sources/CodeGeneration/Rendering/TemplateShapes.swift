import Templating

extension TemplateName {
    /// What the template may expect of its values.
    var shape: TemplateShape {
        switch self {
        case .package: PackageFiles.shape
        case .swiftFormat: [:]
        case .gitignore: PackageFiles.gitignoreShape
        case .xcodegenProject: XcodeGenFile.shape
        case .modulePlaceholder: PlaceholderFiles.shape
        case .sceneEnum: SceneEnumFile.shape
        case .descriptor: DescriptorFile.shape
        case .useCase: UseCaseFile.shape
        case .useCaseBuilder: UseCaseBuilderFile.shape
        case .defaultUseCase: DefaultUseCaseFile.shape
        case .sceneEnvironment: SceneEnvironmentFile.shape
        case .sceneContracts: SceneContractsFile.shape
        case .sceneChildren: SceneChildrenFile.shape
        case .sceneChildrenTests: SceneChildrenTestsFile.shape
        case .sceneState: SceneStateFile.shape
        case .scenePreviews: ScenePreviewsFile.shape
        case .scenePreviewTests: PreviewTestsFile.shape
        case .sceneViewBuilder: SceneViewBuilderFile.shape
        case .legacyViewBuilder: LegacyViewBuilderFile.shape
        case .serviceAdapter: ServiceFiles.adapterShape
        case .dataSource: DataSourceFile.shape
        case .viewDelegate: ViewDelegateFile.shape
        case .hostingViewController: HostingViewControllerFile.shape
        case .hostingViewControllerTests: HostingViewControllerTestsFile.shape
        case .swiftUIView: SwiftUIViewFile.shape
        case .drivers: DriverFiles.driversShape
        case .reactiveKeyPath: DriverFiles.keyPathShape
        case .startState: SeparateViewFiles.startStateShape
        case .viewHosting: SeparateViewFiles.hostingShape
        case .viewsExport: SeparateViewFiles.exportShape
        case .navigationItem: SeparateViewFiles.navigationItemShape
        case .sceneContents: SceneContentsFile.shape
        case .content: ContentFile.shape
        case .section: SectionFile.shape
        case .contentPreviews: ContentPreviewsFile.shape
        case .mvvmContracts: MVVMContractsFile.shape
        case .viewModelParts: ViewModelPartsFile.shape
        case .viewModelInputs: ViewModelInputsFile.shape
        case .repositoryForms: RepositoryFormsFile.shape
        case .mvvmViewController: MVVMViewControllerFile.shape
        case .mvvmViewBuilder: SceneViewBuilderFile.shape
        case .mvvmPreviews: MVVMPreviewsFiles.shape
        case .viewModel: ViewModelFile.shape
        case .sceneUseCase: SceneUseCaseFile.shape
        case .sceneRepository: SceneRepositoryFile.shape
        case .mvvmView: MVVMViewFiles.viewShape
        case .partView: MVVMViewFiles.partShape
        case .mvvmSceneTests: MVVMSceneTestsFile.shape
        case .mvvmViewControllerTests: MVVMViewControllerTestsFile.shape
        case .mvvmPreviewTests: PreviewTestsFile.shape
        case .uiKitViewController: ViewControllerFile.shape
        case .viewControllerXib, .viewControllerStoryboard: NibFiles.nibShape
        case .moduleResources: NibFiles.resourcesShape
        case .presenter: PresenterFile.shape
        case .interactor: InteractorFile.shape
        case .wireframe: WireframeFile.shape
        case .sceneMocks: SceneMocksFile.shape
        case .sceneTests: SceneTestsFile.shape
        case .sceneLifetimeTests: SceneLifetimeTestsFile.shape
        case .testingEnvironment: ["app": .text]
        case .serviceProtocol: ServiceFiles.protocolShape
        case .defaultService: ServiceFiles.defaultShape
        case .appEnvironment: AppEnvironmentFile.shape
        case .appServices: AppServicesFile.shape
        case .featureResolver: FeatureResolverFile.shape
        case .sceneVariant: SceneVariantFile.shape
        case .sceneVariantTests: SceneVariantTestsFile.shape
        case .appEntrance: AppEntranceFile.shape
        case .headlessApp: HeadlessAppFile.shape
        case .stubbableEnvironment: StubbableEnvironmentFile.shape
        case .stubAPIClientConformance: StubAPIClientFile.shape
        case .sceneShowcase: SceneShowcaseFile.shape
        case .sandboxScenes: SandboxFiles.scenesShape
        case .sandboxProgram: SandboxFiles.programShape
        case .sandboxEnvironment: SandboxFiles.environmentShape
        }
    }
}
