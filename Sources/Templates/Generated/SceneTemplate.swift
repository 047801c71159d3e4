// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
public import TemplateCatalogue

/// Templates of files that are made for each scene.
public enum SceneTemplate: Int, CatalogueTemplate {
    case sceneVariant
    case descriptor
    case legacyViewBuilder
    case oldSceneContracts
    case oldSceneWireframe
    case componentViews
    case mvvmContentPreviews
    case mvvmContents
    case mvvmContracts
    case mvvmPreviewTests
    case mvvmPreviews
    case mvvmSceneTests
    case mvvmView
    case mvvmViewBuilder
    case mvvmViewController
    case mvvmViewHosting
    case repositoryForms
    case sceneRepository
    case sceneUseCase
    case viewModel
    case viewModelDisplay
    case viewModelInputs
    case viewModelParts
    case sceneShowcase
    case interactor
    case interactorCalls
    case interactorWiring
    case presenter
    case presenterContract
    case presenterWiring
    case previewPresenter
    case sceneChildren
    case sceneContracts
    case sceneEnvironment
    case scenePreviews
    case sceneState
    case sceneViewBuilder
    case wireframe
    case wireframeWiring
    case sceneMocks
    case scenePreviewTests
    case sceneTests
    case contentPreviews
    case dataSource
    case drivers
    case hostingViewController
    case sceneContents
    case sceneNavigationItem
    case swiftUIView
    case viewHosting
    case uiKitViewController
    case viewControllerStoryboard
    case viewControllerXib

    public typealias Condition = SceneCondition

    public static let subject = CatalogueSubject.scene

    public var entry: CatalogueEntry<Condition> { Self.entries[rawValue] }

    private static let entries = allCases.map(\.described)

    private var described: CatalogueEntry<Condition> {
        switch self {
        case .sceneVariant:
            return CatalogueEntry(
                "SceneVariant.swift",
                when: [.variants],
                path: NamePattern([.folder(.app), .text("/Generated/"), .name(.appEnvironment), .text("+"), .name(.feature), .text(".swift")]),
                section: 2,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("Variant")])),
                ],
                summary: "the choice between the scene and its variants"
            )
        case .descriptor:
            return CatalogueEntry(
                "Descriptor.swift",
                path: NamePattern([.folder(.interface), .text("/Generated/"), .name(.feature), .text("Scenes.swift")]),
                section: 2,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("Descriptor")])),
                    DeclaredType(NamePattern([.name(.scene), .text("SceneResolver")]), when: [.ownResolver]),
                ],
                summary: "the value that names the scene"
            )
        case .legacyViewBuilder:
            return CatalogueEntry(
                "LegacyViewBuilder.swift",
                styles: [.legacy],
                path: NamePattern([.folder(.feature), .text("/Application/"), .name(.scene), .text("/"), .name(.scene), .text("ViewBuilder.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("ViewBuilder")])),
                ],
                summary: "the public entry point, which creates the old view controller"
            )
        case .oldSceneContracts:
            return CatalogueEntry(
                "OldSceneContracts.swift",
                styles: [.legacy, .handwritten],
                when: [.wireframe],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("Scene.swift")]),
                section: 9,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("WireframeContract")])),
                ],
                summary: "the protocol of the wireframe; only where the spec has `routes`"
            )
        case .oldSceneWireframe:
            return CatalogueEntry(
                "OldSceneWireframe.swift",
                styles: [.legacy, .handwritten],
                when: [.wireframe],
                path: NamePattern([.folder(.feature), .text("/Application/"), .name(.scene), .text("/"), .name(.scene), .text("Wireframe.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("Wireframe")])),
                ],
                summary: "leads from old code to other scenes, from Objective-C, too; only where the spec has `routes`"
            )
        case .componentViews:
            return CatalogueEntry(
                "ComponentViews.swift",
                styles: [.mvvm],
                when: [.drawnParts],
                path: NamePattern([.folder(.views), .text("/Generated/"), .name(.scene), .name(.display), .text(".swift")]),
                section: 8,
                kind: .generated,
                summary: "the views of parts of the screen that components draw; only where the spec names some"
            )
        case .mvvmContentPreviews:
            return CatalogueEntry(
                "MVVMContentPreviews.swift",
                styles: [.mvvm],
                when: [.contents, .previews],
                path: NamePattern([.folder(.views), .text("/Generated/"), .name(.scene), .text("DisplayStates.swift")]),
                section: 2,
                kind: .generated,
                summary: "a `#Preview` of each content and section of an `mvvm` scene, in each state that makes a difference to it"
            )
        case .mvvmContents:
            return CatalogueEntry(
                "MVVMContents.swift",
                styles: [.mvvm],
                when: [.contents],
                path: NamePattern([.folder(.views), .text("/Generated/"), .name(.scene), .name(.display), .text(".swift")]),
                section: 4,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .name(.content), .text("Sections")])),
                ],
                summary: "feeds the sections of an `mvvm` scene from the data of parts, each by itself, and reports what happens in them"
            )
        case .mvvmContracts:
            return CatalogueEntry(
                "MVVMContracts.swift",
                styles: [.mvvm],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("Scene.swift")]),
                section: 9,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("ViewModelContract")])),
                    DeclaredType(NamePattern([.name(.scene), .text("UseCaseContract")]), when: [.ownUseCase]),
                    DeclaredType(NamePattern([.name(.scene), .text("RepositoryContract")]), when: [.ownRepository]),
                    DeclaredType(NamePattern([.name(.scene), .text("WireframeContract")])),
                ],
                summary: "the protocols between view model, use case, repository and wireframe"
            )
        case .mvvmPreviewTests:
            return CatalogueEntry(
                "MVVMPreviewTests.swift",
                styles: [.mvvm],
                when: [.testedPreviews],
                path: NamePattern([.folder(.tests), .text("/Generated/"), .name(.feature), .text("SceneTests.swift")]),
                section: 1,
                kind: .generated,
                summary: "shows the scene in every state, without a screen, and tells the states apart by what is drawn; only where the spec has `previews`"
            )
        case .mvvmPreviews:
            return CatalogueEntry(
                "MVVMPreviews.swift",
                styles: [.mvvm],
                when: [.previews],
                path: NamePattern([.folder(.views), .text("/Generated/"), .name(.scene), .text("DisplayStates.swift")]),
                section: 1,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("Previews")])),
                ],
                summary: "the states as a catalogue, `<Scene>Previews.all`, and a `#Preview` of each; only where the spec has `previews`"
            )
        case .mvvmSceneTests:
            return CatalogueEntry(
                "MVVMSceneTests.swift",
                styles: [.mvvm],
                path: NamePattern([.folder(.tests), .text("/"), .name(.scene), .text("Tests.swift")]),
                kind: .scaffold,
                summary: "tests of view model, use case and wireframe"
            )
        case .mvvmView:
            return CatalogueEntry(
                "MVVMView.swift",
                styles: [.mvvm],
                path: NamePattern([.folder(.views), .text("/Application/"), .name(.scene), .text("/"), .name(.scene), .text("View.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("View")])),
                ],
                summary: "the SwiftUI view of the screen, and the navigation item around it"
            )
        case .mvvmViewBuilder:
            return CatalogueEntry(
                "MVVMViewBuilder.swift",
                styles: [.mvvm],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("Scene.swift")]),
                section: 19,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("ViewBuilder")])),
                ],
                claims: NamePattern([.name(.scene), .text("ViewBuilder")]),
                summary: "the public entry point: creates the parts and connects them"
            )
        case .mvvmViewController:
            return CatalogueEntry(
                "MVVMViewController.swift",
                styles: [.mvvm],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("Scene.swift")]),
                section: 15,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("ViewController")])),
                ],
                claims: NamePattern([.name(.scene), .text("ViewController")]),
                summary: "hosts the view, tells the view model when it comes and goes"
            )
        case .mvvmViewHosting:
            return CatalogueEntry(
                "MVVMViewHosting.swift",
                styles: [.mvvm],
                when: [.separateView],
                path: NamePattern([.folder(.views), .text("/Generated/"), .name(.scene), .name(.display), .text(".swift")]),
                section: 7,
                kind: .generated,
                summary: "the public entry point of an `mvvm` scene\'s view: shows it inside a view controller"
            )
        case .repositoryForms:
            return CatalogueEntry(
                "RepositoryForms.swift",
                styles: [.mvvm],
                when: [.repositoryMethods],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("Scene.swift")]),
                section: 10,
                kind: .generated,
                summary: "the `async` and Combine forms of the repository\'s methods"
            )
        case .sceneRepository:
            return CatalogueEntry(
                "SceneRepository.swift",
                styles: [.mvvm],
                when: [.ownRepository],
                path: NamePattern([.folder(.feature), .text("/Application/"), .name(.scene), .text("/"), .name(.scene), .text("Repository.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("Repository")])),
                ],
                summary: "where the data come from"
            )
        case .sceneUseCase:
            return CatalogueEntry(
                "SceneUseCase.swift",
                styles: [.mvvm],
                when: [.ownUseCase],
                path: NamePattern([.folder(.feature), .text("/Application/"), .name(.scene), .text("/"), .name(.scene), .text("UseCase.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("UseCase")])),
                ],
                summary: "what the view model asks for"
            )
        case .viewModel:
            return CatalogueEntry(
                "ViewModel.swift",
                styles: [.mvvm],
                path: NamePattern([.folder(.feature), .text("/Application/"), .name(.scene), .text("/"), .name(.scene), .text("ViewModel.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("ViewModel")])),
                ],
                summary: "owns the data, answers the inputs"
            )
        case .viewModelDisplay:
            return CatalogueEntry(
                "ViewModelDisplay.swift",
                styles: [.mvvm],
                when: [.separateView],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("Scene.swift")]),
                section: 14,
                kind: .generated,
                summary: "what an `mvvm` scene\'s view model has of the module of views, and what the screen starts with, from its descriptor"
            )
        case .viewModelInputs:
            return CatalogueEntry(
                "ViewModelInputs.swift",
                styles: [.mvvm],
                path: NamePattern([.folder(.views), .text("/Generated/"), .name(.scene), .name(.display), .text(".swift")]),
                section: 3,
                kind: .generated,
                summary: "what the view reports, as closures"
            )
        case .viewModelParts:
            return CatalogueEntry(
                "ViewModelParts.swift",
                styles: [.mvvm],
                path: NamePattern([.folder(.views), .text("/Generated/"), .name(.scene), .name(.display), .text(".swift")]),
                section: 2,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("Display")]), when: [.separateView]),
                ],
                brings: NamePattern([.name(.scene), .text("View")]),
                summary: "the view model\'s data, an object for each part of the screen"
            )
        case .sceneShowcase:
            return CatalogueEntry(
                "SceneShowcase.swift",
                styles: [.uikit, .swiftui, .mvvm],
                when: [.sandbox],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("DisplayStates.swift")]),
                section: 4,
                kind: .generated,
                summary: "the scene\'s display states and routes, for the sandbox"
            )
        case .interactor:
            return CatalogueEntry(
                "Interactor.swift",
                styles: [.uikit, .swiftui],
                when: [.interactor, .ownInteractor],
                path: NamePattern([.folder(.feature), .text("/Application/"), .name(.scene), .text("/"), .name(.scene), .text("Interactor.swift")]),
                kind: .scaffold,
                yields: NamePattern([.name(.scene), .text("Interactor")]),
                summary: "the interactor\'s methods that the spec leaves to you"
            )
        case .interactorCalls:
            return CatalogueEntry(
                "InteractorCalls.swift",
                styles: [.uikit, .swiftui],
                when: [.interactor, .serviceCalls],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("Scene.swift")]),
                section: 12,
                kind: .generated,
                summary: "the interactor\'s methods that [only call a service](#what-an-interactor-only-hands-on)"
            )
        case .interactorWiring:
            return CatalogueEntry(
                "InteractorWiring.swift",
                styles: [.uikit, .swiftui],
                when: [.interactor],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("Scene.swift")]),
                section: 11,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("Interactor")])),
                ],
                yields: NamePattern([.name(.scene), .text("Interactor")]),
                summary: "the interactor\'s class, with its environment"
            )
        case .presenter:
            return CatalogueEntry(
                "Presenter.swift",
                styles: [.uikit, .swiftui],
                path: NamePattern([.folder(.feature), .text("/Application/"), .name(.scene), .text("/"), .name(.scene), .text("Presenter.swift")]),
                kind: .scaffold,
                yields: NamePattern([.name(.scene), .text("Presenter")]),
                summary: "answers events"
            )
        case .presenterContract:
            return CatalogueEntry(
                "PresenterContract.swift",
                styles: [.uikit, .swiftui],
                path: NamePattern([.folder(.views), .text("/Generated/"), .name(.scene), .name(.display), .text(".swift")]),
                section: 6,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("PresenterContract")])),
                ],
                summary: "what the view reports"
            )
        case .presenterWiring:
            return CatalogueEntry(
                "PresenterWiring.swift",
                styles: [.uikit, .swiftui],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("Scene.swift")]),
                section: 13,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("Presenter")])),
                ],
                yields: NamePattern([.name(.scene), .text("Presenter")]),
                summary: "the presenter\'s class: what it is made of, its state, and `update`"
            )
        case .previewPresenter:
            return CatalogueEntry(
                "PreviewPresenter.swift",
                styles: [.uikit, .swiftui],
                when: [.previews],
                path: NamePattern([.folder(.views), .text("/Generated/"), .name(.scene), .text("DisplayStates.swift")]),
                section: 3,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("PreviewPresenter")])),
                ],
                summary: "stands in for the presenter where a display state is shown with nobody behind it"
            )
        case .sceneChildren:
            return CatalogueEntry(
                "SceneChildren.swift",
                styles: [.uikit, .swiftui, .mvvm],
                when: [.children],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("Scene.swift")]),
                section: 17,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("Children")])),
                ],
                summary: "resolves each scene that is shown inside, and puts it where you say"
            )
        case .sceneContracts:
            return CatalogueEntry(
                "SceneContracts.swift",
                styles: [.uikit, .swiftui],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("Scene.swift")]),
                section: 9,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("ViewContract")])),
                    DeclaredType(NamePattern([.name(.scene), .text("InteractorContract")]), when: [.interactor]),
                    DeclaredType(NamePattern([.name(.scene), .text("WireframeContract")]), when: [.wireframe]),
                ],
                summary: "the protocols between view, presenter, interactor and wireframe"
            )
        case .sceneEnvironment:
            return CatalogueEntry(
                "SceneEnvironment.swift",
                when: [.environment],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("Scene.swift")]),
                section: 1,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("Environment")])),
                ],
                claims: NamePattern([.name(.scene), .text("Environment")]),
                summary: "the services and resolvers that the scene may reach"
            )
        case .scenePreviews:
            return CatalogueEntry(
                "ScenePreviews.swift",
                styles: [.uikit, .swiftui],
                when: [.previews],
                path: NamePattern([.folder(.views), .text("/Generated/"), .name(.scene), .text("DisplayStates.swift")]),
                section: 1,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("Previews")])),
                ],
                summary: "the states as a catalogue, `<Scene>Previews.all`, and a `#Preview` of each"
            )
        case .sceneState:
            return CatalogueEntry(
                "SceneState.swift",
                styles: [.uikit, .swiftui],
                path: NamePattern([.folder(.views), .text("/Generated/"), .name(.scene), .name(.display), .text(".swift")]),
                section: 2,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("State")])),
                ],
                summary: "what the presenter hands to the view"
            )
        case .sceneViewBuilder:
            return CatalogueEntry(
                "SceneViewBuilder.swift",
                styles: [.uikit, .swiftui],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("Scene.swift")]),
                section: 19,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("ViewBuilder")])),
                ],
                claims: NamePattern([.name(.scene), .text("ViewBuilder")]),
                summary: "the public entry point: creates the parts and connects them"
            )
        case .wireframe:
            return CatalogueEntry(
                "Wireframe.swift",
                styles: [.uikit, .swiftui, .mvvm],
                when: [.wireframe, .ownRoutes],
                path: NamePattern([.folder(.feature), .text("/Application/"), .name(.scene), .text("/"), .name(.scene), .text("Wireframe.swift")]),
                kind: .scaffold,
                yields: NamePattern([.name(.scene), .text("Wireframe")]),
                summary: "the routes that the spec leaves to you"
            )
        case .wireframeWiring:
            return CatalogueEntry(
                "WireframeWiring.swift",
                styles: [.uikit, .swiftui, .mvvm],
                when: [.wireframe],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("Scene.swift")]),
                section: 18,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("Wireframe")])),
                ],
                yields: NamePattern([.name(.scene), .text("Wireframe")]),
                summary: "the wireframe\'s class, with all routes that the spec describes"
            )
        case .sceneMocks:
            return CatalogueEntry(
                "SceneMocks.swift",
                styles: [.uikit, .swiftui, .mvvm],
                path: NamePattern([.folder(.tests), .text("/Generated/"), .name(.feature), .text("Mocks.swift")]),
                section: 1,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.text("Mock"), .name(.scene), .text("Environment")])),
                    DeclaredType(NamePattern([.text("Mock"), .name(.scene), .text("ViewContract")]), styles: [.uikit, .swiftui]),
                    DeclaredType(NamePattern([.text("Mock"), .name(.scene), .text("PresenterContract")]), styles: [.uikit]),
                    DeclaredType(NamePattern([.text("Mock"), .name(.scene), .text("InteractorContract")]), styles: [.uikit, .swiftui], when: [.interactor]),
                    DeclaredType(NamePattern([.text("Mock"), .name(.scene), .text("ViewModelContract")]), styles: [.mvvm]),
                    DeclaredType(NamePattern([.text("Mock"), .name(.scene), .text("UseCaseContract")]), styles: [.mvvm], when: [.ownUseCase]),
                    DeclaredType(NamePattern([.text("Mock"), .name(.scene), .text("RepositoryContract")]), styles: [.mvvm], when: [.ownRepository]),
                    DeclaredType(NamePattern([.text("Mock"), .name(.scene), .text("WireframeContract")]), when: [.wireframe]),
                ],
                summary: "mocks of the contracts and of the environment"
            )
        case .scenePreviewTests:
            return CatalogueEntry(
                "ScenePreviewTests.swift",
                styles: [.uikit, .swiftui],
                when: [.testedPreviews],
                path: NamePattern([.folder(.tests), .text("/Generated/"), .name(.feature), .text("SceneTests.swift")]),
                section: 1,
                kind: .generated,
                summary: "shows the scene in every state, without a screen, and tells the states apart by what is drawn"
            )
        case .sceneTests:
            return CatalogueEntry(
                "SceneTests.swift",
                styles: [.uikit, .swiftui],
                path: NamePattern([.folder(.tests), .text("/"), .name(.scene), .text("Tests.swift")]),
                kind: .scaffold,
                summary: "tests of presenter, view controller and wireframe"
            )
        case .contentPreviews:
            return CatalogueEntry(
                "ContentPreviews.swift",
                styles: [.swiftui],
                when: [.contents, .previews],
                path: NamePattern([.folder(.views), .text("/Generated/"), .name(.scene), .text("DisplayStates.swift")]),
                section: 2,
                kind: .generated,
                summary: "a `#Preview` of each content and section, in each state that makes a difference to it"
            )
        case .dataSource:
            return CatalogueEntry(
                "DataSource.swift",
                styles: [.swiftui],
                path: NamePattern([.folder(.views), .text("/Generated/"), .name(.scene), .name(.display), .text(".swift")]),
                section: 5,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("DataSource")])),
                ],
                brings: NamePattern([.name(.scene), .text("View")]),
                summary: "what the view draws from, field by field: `@Observable`, or an `ObservableObject` where `binding:` is `combine` or `rx`"
            )
        case .drivers:
            return CatalogueEntry(
                "Drivers.swift",
                styles: [.swiftui],
                when: [.drivers],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("Scene.swift")]),
                section: 16,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("Drivers")])),
                ],
                summary: "the presenter\'s state, an RxCocoa `Driver` for each field"
            )
        case .hostingViewController:
            return CatalogueEntry(
                "HostingViewController.swift",
                styles: [.swiftui],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.scene), .text("Scene.swift")]),
                section: 15,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("ViewController")])),
                ],
                claims: NamePattern([.name(.scene), .text("ViewController")]),
                summary: "hosts the view, and feeds its data source"
            )
        case .sceneContents:
            return CatalogueEntry(
                "SceneContents.swift",
                styles: [.swiftui],
                when: [.contents],
                path: NamePattern([.folder(.views), .text("/Generated/"), .name(.scene), .name(.display), .text(".swift")]),
                section: 4,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .name(.content), .text("Sections")])),
                ],
                summary: "feeds the sections from the data source, and reports what happens in them"
            )
        case .sceneNavigationItem:
            return CatalogueEntry(
                "SceneNavigationItem.swift",
                styles: [.swiftui, .mvvm],
                when: [.separateView],
                path: NamePattern([.folder(.feature), .text("/Application/"), .name(.scene), .text("/"), .name(.scene), .text("NavigationItem.swift")]),
                kind: .scaffold,
                summary: "the navigation item around the view"
            )
        case .swiftUIView:
            return CatalogueEntry(
                "SwiftUIView.swift",
                styles: [.swiftui],
                path: NamePattern([.folder(.views), .text("/Application/"), .name(.scene), .text("/"), .name(.scene), .text("View.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("View")])),
                ],
                summary: "the SwiftUI view, and the navigation item around it"
            )
        case .viewHosting:
            return CatalogueEntry(
                "ViewHosting.swift",
                styles: [.swiftui],
                when: [.separateView],
                path: NamePattern([.folder(.views), .text("/Generated/"), .name(.scene), .name(.display), .text(".swift")]),
                section: 7,
                kind: .generated,
                summary: "the view\'s public entry point: shows it inside a view controller"
            )
        case .uiKitViewController:
            return CatalogueEntry(
                "UIKitViewController.swift",
                styles: [.uikit],
                path: NamePattern([.folder(.feature), .text("/Application/"), .name(.scene), .text("/"), .name(.scene), .text("ViewController.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .text("ViewController")])),
                ],
                summary: "the view of a `uikit` scene"
            )
        case .viewControllerStoryboard:
            return CatalogueEntry(
                "ViewController.storyboard",
                styles: [.uikit],
                when: [.storyboard],
                path: NamePattern([.folder(.feature), .text("/Resources/"), .name(.scene), .text("ViewController.storyboard")]),
                kind: .scaffold,
                summary: "the same as a storyboard"
            )
        case .viewControllerXib:
            return CatalogueEntry(
                "ViewController.xib",
                styles: [.uikit],
                when: [.xib],
                path: NamePattern([.folder(.feature), .text("/Resources/"), .name(.scene), .text("ViewController.xib")]),
                kind: .scaffold,
                summary: "[the view](scene-variations.md#a-view-from-a-nib-or-a-storyboard), for Interface Builder"
            )
        }
    }
}
