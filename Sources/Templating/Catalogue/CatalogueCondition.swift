/// What a file may depend on, besides what it is made for.
public protocol CatalogueCondition: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

public enum ProjectCondition: String, CatalogueCondition {
    /// SwiftPM builds, by a manifest that isn't the team's own.
    case manifest
    /// XcodeGen builds.
    case xcodegen
    /// Bazel builds.
    case bazel
    /// XcodeGen builds, and the target of the app is scaffolded.
    case appTarget
    /// The app's own module is a library, which a program can run without a screen.
    case libraryApp
    /// Some scene has variants.
    case variants
    /// The app's environment isn't the team's own.
    case scaffoldedEnvironment
    /// Descriptors conform to a protocol of the team's own.
    case teamDescriptors
    /// Some scene's descriptor is the team's own.
    case adoptedScenes
    /// Some scene may have to show a failure.
    case failures
    /// More than the switch over adopted scenes is made: modules, an entrance, programs and tests.
    case wholeApp
}

public enum ModuleCondition: String, CatalogueCondition {
    /// There are scenes or use cases.
    case doors
    /// Some scene is resolved together with the module's others.
    case scenes
    /// There is an app that shows the feature alone.
    case sandbox
    /// Some scene is made of parts that are scaffolded.
    case parts
    /// Some SwiftUI scene is bound by RxSwift.
    case drivers
    /// Views lie in a module of their own.
    case uiModule
    /// Pictures of its screens are compared in tests.
    case imageTests
    /// Some view model follows a publisher.
    case publishers
}

public enum ResourceCondition: String, CatalogueCondition {
    /// The module has texts of its own in a string catalogue.
    case texts
}

public enum ServiceCondition: String, CatalogueCondition {
    /// The specs name no value, and no old object.
    case implementation
    /// The specs name an old object.
    case adapter
    /// A stubbed environment needs it, on a server for tests.
    case jsonStub
}

public enum UseCaseCondition: String, CatalogueCondition {
    /// Scenes of its module share it: their view models ask it.
    case viewModels
}

public enum RepositoryCondition: String, CatalogueCondition {
    /// Some of its methods answer to completion handlers.
    case forms
}

public enum ComponentCondition: String, CatalogueCondition {
    /// Only specs name it so far.
    case unwritten
    /// It keeps something that it is shown with and without.
    case tests
}

public enum SceneCondition: String, CatalogueCondition {
    /// It reaches something by an environment of its own.
    case environment
    /// It has an interactor.
    case interactor
    /// Some of its methods only call a service, and are generated.
    case serviceCalls
    /// Some of the interactor is people's own.
    case ownInteractor
    /// It leads somewhere.
    case wireframe
    /// Some of the wireframe is people's own.
    case ownRoutes
    /// Its spec names display states.
    case previews
    /// Some of its display states are looked at in tests.
    case testedPreviews
    /// It shows other scenes inside of itself.
    case children
    /// It is a choice between scenes.
    case variants
    /// Its view is divided into contents.
    case contents
    /// Components draw some of the parts of its screen.
    case drawnParts
    /// The data source is fed by RxSwift.
    case drivers
    /// Its view comes from a nib.
    case xib
    /// Its view comes from a storyboard.
    case storyboard
    /// The view lies in a module of views.
    case separateView
    /// Its feature has an app that shows it alone.
    case sandbox
    /// Its view model asks a use case of its own.
    case ownUseCase
    /// That use case asks a repository of its own.
    case ownRepository
    /// That repository is asked for something.
    case repositoryMethods
    /// The descriptor doesn't resolve to a plain view controller.
    case ownResolver
}

/// For what is always made.
public enum NoCondition: String, CatalogueCondition {
    case never
}
