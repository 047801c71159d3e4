/// The templates, embedded in the binary.
public enum TemplateLibrary {
    /// A template's file and its text in UTF-8.
    public struct Entry: Sendable {
        /// Without the ending `.mustache`. For example: `Presenter.swift`.
        public let name: String
        /// Relative to the package. For example: `Templates/Scene/Presenter.swift.mustache`.
        public let path: String
        public let text: [UInt8]
    }

    /// Every template, by path.
    public static let entries: [Entry] = [
        entry("AppEntrance.swift", in: "App", PackageResources.AppEntrance_swift_mustache),
        entry("AppEnvironment.swift", in: "App", PackageResources.AppEnvironment_swift_mustache),
        entry("AppServices.swift", in: "App", PackageResources.AppServices_swift_mustache),
        entry("DefaultService.swift", in: "App", PackageResources.DefaultService_swift_mustache),
        entry("FeatureResolver.swift", in: "App", PackageResources.FeatureResolver_swift_mustache),
        entry("HeadlessApp.swift", in: "App", PackageResources.HeadlessApp_swift_mustache),
        entry("SceneVariant.swift", in: "App", PackageResources.SceneVariant_swift_mustache),
        entry("ServiceProtocol.swift", in: "Core", PackageResources.ServiceProtocol_swift_mustache),
        entry("Descriptor.swift", in: "Interface", PackageResources.Descriptor_swift_mustache),
        entry("SceneEnum.swift", in: "Interface", PackageResources.SceneEnum_swift_mustache),
        entry("UseCase.swift", in: "Interface", PackageResources.UseCase_swift_mustache),
        entry("LegacyViewBuilder.swift", in: "Legacy", PackageResources.LegacyViewBuilder_swift_mustache),
        entry("ServiceAdapter.swift", in: "Legacy", PackageResources.ServiceAdapter_swift_mustache),
        entry("MVVMContracts.swift", in: "MVVM", PackageResources.MVVMContracts_swift_mustache),
        entry("MVVMPreviewTests.swift", in: "MVVM", PackageResources.MVVMPreviewTests_swift_mustache),
        entry("MVVMPreviews.swift", in: "MVVM", PackageResources.MVVMPreviews_swift_mustache),
        entry("MVVMSceneTests.swift", in: "MVVM", PackageResources.MVVMSceneTests_swift_mustache),
        entry("MVVMView.swift", in: "MVVM", PackageResources.MVVMView_swift_mustache),
        entry("MVVMViewBuilder.swift", in: "MVVM", PackageResources.MVVMViewBuilder_swift_mustache),
        entry("MVVMViewController.swift", in: "MVVM", PackageResources.MVVMViewController_swift_mustache),
        entry("MVVMViewControllerTests.swift", in: "MVVM", PackageResources.MVVMViewControllerTests_swift_mustache),
        entry("PartView.swift", in: "MVVM", PackageResources.PartView_swift_mustache),
        entry("RepositoryForms.swift", in: "MVVM", PackageResources.RepositoryForms_swift_mustache),
        entry("SceneRepository.swift", in: "MVVM", PackageResources.SceneRepository_swift_mustache),
        entry("SceneUseCase.swift", in: "MVVM", PackageResources.SceneUseCase_swift_mustache),
        entry("ViewModel.swift", in: "MVVM", PackageResources.ViewModel_swift_mustache),
        entry("ViewModelInputs.swift", in: "MVVM", PackageResources.ViewModelInputs_swift_mustache),
        entry("ViewModelParts.swift", in: "MVVM", PackageResources.ViewModelParts_swift_mustache),
        entry("Gitignore", in: "Package", PackageResources.Gitignore_mustache),
        entry("Package.swift", in: "Package", PackageResources.Package_swift_mustache),
        entry("SwiftFormat.json", in: "Package", PackageResources.SwiftFormat_json_mustache),
        entry("XcodeGenProject.yml", in: "Package", PackageResources.XcodeGenProject_yml_mustache),
        entry("SandboxEnvironment.swift", in: "Sandbox", PackageResources.SandboxEnvironment_swift_mustache),
        entry("SandboxProgram.swift", in: "Sandbox", PackageResources.SandboxProgram_swift_mustache),
        entry("SandboxScenes.swift", in: "Sandbox", PackageResources.SandboxScenes_swift_mustache),
        entry("SceneShowcase.swift", in: "Sandbox", PackageResources.SceneShowcase_swift_mustache),
        entry("Interactor.swift", in: "Scene", PackageResources.Interactor_swift_mustache),
        entry("Presenter.swift", in: "Scene", PackageResources.Presenter_swift_mustache),
        entry("SceneChildren.swift", in: "Scene", PackageResources.SceneChildren_swift_mustache),
        entry("SceneContracts.swift", in: "Scene", PackageResources.SceneContracts_swift_mustache),
        entry("SceneEnvironment.swift", in: "Scene", PackageResources.SceneEnvironment_swift_mustache),
        entry("ScenePreviews.swift", in: "Scene", PackageResources.ScenePreviews_swift_mustache),
        entry("SceneStartState.swift", in: "Scene", PackageResources.SceneStartState_swift_mustache),
        entry("SceneState.swift", in: "Scene", PackageResources.SceneState_swift_mustache),
        entry("SceneViewBuilder.swift", in: "Scene", PackageResources.SceneViewBuilder_swift_mustache),
        entry("Wireframe.swift", in: "Scene", PackageResources.Wireframe_swift_mustache),
        entry(
            "HostingViewControllerTests.swift",
            in: "SceneTests",
            PackageResources.HostingViewControllerTests_swift_mustache
        ),
        entry("SceneChildrenTests.swift", in: "SceneTests", PackageResources.SceneChildrenTests_swift_mustache),
        entry("SceneLifetimeTests.swift", in: "SceneTests", PackageResources.SceneLifetimeTests_swift_mustache),
        entry("SceneMocks.swift", in: "SceneTests", PackageResources.SceneMocks_swift_mustache),
        entry("ScenePreviewTests.swift", in: "SceneTests", PackageResources.ScenePreviewTests_swift_mustache),
        entry("SceneTests.swift", in: "SceneTests", PackageResources.SceneTests_swift_mustache),
        entry("SceneVariantTests.swift", in: "SceneTests", PackageResources.SceneVariantTests_swift_mustache),
        entry("TestingEnvironment.swift", in: "SceneTests", PackageResources.TestingEnvironment_swift_mustache),
        entry("GeneratedHeader", in: "Shared", PackageResources.GeneratedHeader_mustache),
        entry("Imports", in: "Shared", PackageResources.Imports_mustache),
        entry("ModulePlaceholder.swift", in: "Shared", PackageResources.ModulePlaceholder_swift_mustache),
        entry("NavigationItem", in: "Shared", PackageResources.NavigationItem_mustache),
        entry("StartState", in: "Shared", PackageResources.StartState_mustache),
        entry("Content.swift", in: "SwiftUI", PackageResources.Content_swift_mustache),
        entry("ContentPreviews.swift", in: "SwiftUI", PackageResources.ContentPreviews_swift_mustache),
        entry("DataSource.swift", in: "SwiftUI", PackageResources.DataSource_swift_mustache),
        entry("Drivers.swift", in: "SwiftUI", PackageResources.Drivers_swift_mustache),
        entry("HostingViewController.swift", in: "SwiftUI", PackageResources.HostingViewController_swift_mustache),
        entry("ReactiveKeyPath.swift", in: "SwiftUI", PackageResources.ReactiveKeyPath_swift_mustache),
        entry("SceneContents.swift", in: "SwiftUI", PackageResources.SceneContents_swift_mustache),
        entry("SceneNavigationItem.swift", in: "SwiftUI", PackageResources.SceneNavigationItem_swift_mustache),
        entry("Section.swift", in: "SwiftUI", PackageResources.Section_swift_mustache),
        entry("SwiftUIView.swift", in: "SwiftUI", PackageResources.SwiftUIView_swift_mustache),
        entry("ViewDelegate.swift", in: "SwiftUI", PackageResources.ViewDelegate_swift_mustache),
        entry("ViewHosting.swift", in: "SwiftUI", PackageResources.ViewHosting_swift_mustache),
        entry("ViewsExport.swift", in: "SwiftUI", PackageResources.ViewsExport_swift_mustache),
        entry("UIKitViewController.swift", in: "UIKit", PackageResources.UIKitViewController_swift_mustache),
        entry("ViewController.xib", in: "UIKit", PackageResources.ViewController_xib_mustache),
        entry("ViewController.storyboard", in: "UIKit", PackageResources.ViewController_storyboard_mustache),
        entry("ModuleResources.swift", in: "UIKit", PackageResources.ModuleResources_swift_mustache),
        entry(
            "StubAPIClientConformance.swift",
            in: "TestSupport",
            PackageResources.StubAPIClientConformance_swift_mustache
        ),
        entry("StubbableEnvironment.swift", in: "TestSupport", PackageResources.StubbableEnvironment_swift_mustache),
        entry("DefaultUseCase.swift", in: "UseCase", PackageResources.DefaultUseCase_swift_mustache),
        entry("UseCaseBuilder.swift", in: "UseCase", PackageResources.UseCaseBuilder_swift_mustache),
    ]

    private static func entry(_ name: String, in folder: String, _ text: [UInt8]) -> Entry {
        Entry(name: name, path: "Templates/\(folder)/\(name).mustache", text: text)
    }
}
