/// A condition for a file, besides its subject.
public protocol CatalogueCondition: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

public enum ProjectCondition: String, CatalogueCondition {
    /// SwiftPM builds the project, and the manifest isn't the team's own.
    case manifest
    /// XcodeGen builds the project.
    case xcodegen
    /// Bazel builds the project.
    case bazel
    /// XcodeGen builds the project, and the app's target is scaffolded.
    case appTarget
    /// The app's own module is a library, which a program can run without a screen.
    case libraryApp
    /// A scene has variants.
    case variants
    /// Links lead to a scene.
    case links
    /// What is shown depends on the app's state.
    case states
    /// A screen comes back when the app starts anew.
    case restoration
    /// The app's environment isn't the team's own.
    case scaffoldedEnvironment
    /// Descriptors conform to one of the team's own protocols.
    case teamDescriptors
    /// A scene's descriptor is the team's own.
    case adoptedScenes
    /// A scene may have to show a failure.
    case failures
    /// The whole app is generated and not only the switch over adopted scenes: modules, an entrance, programs and
    /// tests.
    case wholeApp
}

public enum ModuleCondition: String, CatalogueCondition {
    /// The module has scenes or use cases.
    case doors
    /// A scene is resolved together with the module's others.
    case scenes
    /// A sandbox app shows the feature alone.
    case sandbox
    /// A scene has scaffolded parts.
    case parts
    /// A scene that is generated has an environment.
    case environments
    /// A SwiftUI scene uses RxSwift bindings.
    case drivers
    /// The views are in a module of their own.
    case uiModule
    /// Tests compare pictures of its screens.
    case imageTests
    /// A view model follows a publisher.
    case publishers
}

public enum ResourceCondition: String, CatalogueCondition {
    /// The module has its own texts in a string catalogue.
    case texts
}

public enum ServiceCondition: String, CatalogueCondition {
    /// The specs name neither a value nor an old object.
    case implementation
    /// The specs name an old object.
    case adapter
    /// A stubbed environment needs it, on a test server.
    case jsonStub
}

public enum UseCaseCondition: String, CatalogueCondition {
    /// Scenes of its module share it: their view models call it.
    case viewModels
}

public enum RepositoryCondition: String, CatalogueCondition {
    /// Some of its methods use completion handlers.
    case forms
}

public enum ComponentCondition: String, CatalogueCondition {
    /// So far it is only named in specs.
    case unwritten
    /// It has an optional property, to be shown with and without.
    case tests
}

public enum SceneCondition: String, CatalogueCondition {
    /// It has its own environment.
    case environment
    /// It has an interactor.
    case interactor
    /// Some of its methods only call a service, and are generated.
    case serviceCalls
    /// Part of the interactor is handwritten.
    case ownInteractor
    /// It has a wireframe, as it leads to other scenes.
    case wireframe
    /// Part of the wireframe is handwritten.
    case ownRoutes
    /// Its spec has display states.
    case previews
    /// Tests check some of its display states.
    case testedPreviews
    /// It shows other scenes inside itself.
    case children
    /// It is a choice between scenes.
    case variants
    /// Its view is divided into contents.
    case contents
    /// Components draw some parts of its screen.
    case drawnParts
    /// RxSwift feeds the data source.
    case drivers
    /// Its view comes from a nib.
    case xib
    /// Its view comes from a storyboard.
    case storyboard
    /// The view is in a module of views.
    case separateView
    /// Its feature has a sandbox app.
    case sandbox
    /// That app shows more of it than the scene itself: display states or routes.
    case showcased
    /// Its view model calls a use case of its own.
    case ownUseCase
    /// That use case calls a repository of its own.
    case ownRepository
    /// That repository has methods.
    case repositoryMethods
    /// The descriptor doesn't resolve to a plain view controller.
    case ownResolver
}

/// The conditions of unconditional files: none.
public enum NoCondition: String, CatalogueCondition {
    case never
}
