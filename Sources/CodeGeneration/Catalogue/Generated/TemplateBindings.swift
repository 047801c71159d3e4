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
