/// The variables in templates of scenes: those shared by all files of a scene, and a group for each kind of file.
enum SceneVariables {
    static let table = TemplateTable<ScenePlace>(names + parts + wiring + tests + files)

    private static let names: [TemplateVariable<ScenePlace>] = [
        .specPath,
        .text("scene", "the scene's name") { $0.scene.name },
        .text("feature", "the feature's name, which is that of its module") { $0.feature.name },
        .code("title", "looks up the scene's name as people say it") {
            [$0.texts.string($0.scene.name.spacedOut, comment: "Title of a screen")]
        },
        .code("titleView", "shows the scene's name as people say it, in SwiftUI") {
            [$0.viewTexts.view($0.scene.name.spacedOut)]
        },
        .text("public", "what stands before declarations that other modules use; empty where nobody else can") {
            $0.isPublic ? "public " : ""
        },
        .text("namespace", "the type that descriptors are nested in") { $0.scene.namespace },
        .text("descriptor", "the descriptor's type") { $0.scene.descriptor },
        .text("output", "the type that a resolver gives for the descriptor") { $0.scene.output.rawValue },
        .text("returns", "the type that the scene hands back; empty where it hands nothing back") {
            $0.scene.returns?.storageText ?? ""
        },
        .list("handedParts", "what the view controller is handed besides its presenter", of: handedPart) {
            $0.scene.handedParts
        },
        .flag("ownsUseCase", "whether the view model asks a use case of the scene's own") { !$0.scene.sharesUseCase },
        .flag("ownsRepository", "whether that asks a repository of the scene's own") { $0.scene.ownsRepository },
        .text("useCaseContract", "the protocol of what the view model asks") { $0.scene.useCaseContract },
        .text("repositoryContract", "the protocol of what the use case asks") { $0.scene.repositoryContract },
        .text("madeRepository", "what makes the repository that a use case of the scene's own asks; else empty") {
            $0.scene.madeRepository
        },
        .text("madeUseCase", "what makes the use case that the view model asks") { $0.scene.madeUseCase },
        .text("appEnvironment", "the environment that the scene is resolved by: the app's own, or that of its scope") {
            SceneOwner(of: $0.scene, in: $0.context.project).name
        },
    ]

    private static let handedPart: TemplateTable<(name: String, type: String)> = [
        .text("name", "the property's name") { $0.name },
        .text("type", "the property's type") { $0.type },
    ]

    private static let parts: [TemplateVariable<ScenePlace>] = [
        .flag("hasInteractor", "whether the scene has an interactor") { $0.scene.hasInteractor },
        .flag("hasWireframe", "whether the scene has a wireframe") { $0.scene.hasWireframe },
        .flag("hasChildren", "whether it shows other scenes inside of itself") { !$0.scene.children.isEmpty },
        .flag("hasPreviews", "whether its spec names display states") { !$0.scene.previews.isEmpty },
        .flag("hasUnseenFailures", "whether an action may fail when its screen has gone") {
            $0.scene.hasUnseenFailures
        },
        .text("retry", "the event by which people try again, where the spec doesn't name it; empty where there is none")
        {
            $0.scene.impliedRetry
        },
        .flag("isObservation", "whether the view is bound by Observation") { $0.scene.binding == .observation },
        .flag("isCombine", "whether the view is bound by Combine") { $0.scene.binding.usesCombine },
        .flag("publishes", "whether its use case or its repository gives publishers") { $0.scene.publishes },
        .text("access", "what stands before declarations that the feature uses of a module of views") {
            $0.layer.access
        },
        .flag("isSeparate", "whether the view lies in a module of views") { $0.layer.isSeparate },
        .text("display", "the type that what an `mvvm` scene's view draws and reports is nested in") {
            $0.layer.display
        },
        .texts("viewSummary", "what the scene shows, as lines of a documentation comment") {
            ($0.scene.summary ?? "What \($0.scene.name) shows.").documentation
        },
        .code("initialState", "the expression for the state that the scene starts in") { [$0.scene.initialState] },
    ]

    private static let wiring: [TemplateVariable<ScenePlace>] = [
        .flag("hasOwnInteractor", "whether the spec leaves a method of the interactor to people") {
            $0.scene.hasOwnInteractor
        },
        .flag("hasOwnRoutes", "whether the spec leaves a route to people") { !$0.scene.ownRoutes.isEmpty },
        .code("viewControllerInitializer", "the beginning of the view controller's initializer") {
            [.phrase("init(", $0.scene.viewControllerParameters, ") {")]
        },
        .code("testedViewController", "what makes the view controller in a suite with a mock of its presenter") {
            [$0.scene.viewControllerCall(presenter: "presenter", in: .test)]
        },
    ]

    private static let tests: [TemplateVariable<ScenePlace>] = [
        .text("fixture", "how a property of a suite of tests begins") { $0.phrases.fixture },
        .text("helper", "how a function of a suite begins that is no test") { $0.phrases.helper },
    ]
}

extension SceneVariables {
    /// The groups of variables, one for each kind of file, in the order of the folders of `Templates`.
    private static let files: [TemplateVariable<ScenePlace>] = interface + uiKit + swiftUI + mvvm + testFiles

    private static let interface: [TemplateVariable<ScenePlace>] = [
        .fields("spec", "of what the spec lists, in pieces for a style of your own", of: SpecPieces.table) {
            SpecPieces($0)
        },
        .file("descriptorFile", "of the descriptor", DescriptorFile.table),
        .file("environmentFile", "of the environment", SceneEnvironmentFile.table),
        .file("viewBuilderFile", "of the view builder", SceneViewBuilderFile.table),
        .file("legacyViewBuilderFile", "of an old screen's view builder", LegacyViewBuilderFile.table),
        .file("variantFile", "of the choice between variants", SceneVariantFile.table),
        .fields("showcaseFile", "of what a sandbox shows", of: SceneShowcaseFile.table) { SceneShowcaseFile($0) },
        .file("childrenFile", "of the scenes inside of it", SceneChildrenFile.table),
        .file("previewsFile", "of the display states", ScenePreviewsFile.table),
    ]

    private static let uiKit: [TemplateVariable<ScenePlace>] = [
        .file("contractsFile", "of the contracts", SceneContractsFile.table),
        .fields("stateFile", "of the state", of: SceneStateFile.table) { SceneStateFile($0) },
        .fields("presenterFile", "of the presenter", of: PresenterFile.table) { PresenterFile($0) },
        .file("interactorFile", "of the interactor", InteractorFile.table),
        .file("interactorCallsFile", "of what the interactor hands on", InteractorCallsFile.table),
        .file("wireframeFile", "of the wireframe", WireframeFile.table),
        .file("wireframeWiringFile", "of the wireframe's class", WireframeWiringFile.table),
        .file("presenterContractFile", "of what the view reports", PresenterContractFile.table),
        .file("previewPresenterFile", "of what stands in for the presenter", PreviewPresenterFile.table),
        .file("viewControllerFile", "of a UIKit view controller", ViewControllerFile.table),
        .text("nibTitle", "what a nib or storyboard calls its view controller") {
            $0.scene.name.spacedOut + " View Controller"
        },
    ]

    private static let swiftUI: [TemplateVariable<ScenePlace>] = [
        .file("viewFile", "of a SwiftUI view", SwiftUIViewFile.table),
        .file("hostingViewControllerFile", "of a view controller that hosts SwiftUI", HostingViewControllerFile.table),
        .file("dataSourceFile", "of what a SwiftUI view draws from", DataSourceFile.table),
        .file("driversFile", "of what feeds it by RxSwift", DriversFile.table),
        .flag("showsImages", "whether the view loads images") { $0.scene.hostsImages },
        .texts("componentImports", "the imports of the modules of components that draw sections") {
            $0.componentImports
        },
        .list("contents", "what the view is divided into", of: ContentTables.contents) { place in
            place.scene.contents.map { ContentOfScene(content: $0, scene: place.scene) }
        },
    ]

    private static let mvvm: [TemplateVariable<ScenePlace>] = [
        .file("mvvmContractsFile", "of the contracts", MVVMContractsFile.table),
        .file("mvvmPreviewsFile", "of the display states", MVVMPreviewsFile.table),
        .file("mvvmViewFile", "of the view", MVVMViewFile.table),
        .file("mvvmViewControllerFile", "of the view controller", MVVMViewControllerFile.table),
        .fields("viewModelFile", "of the view model", of: ViewModelFile.table) { ViewModelFile($0) },
        .file("viewModelInputsFile", "of what the view reports", ViewModelInputsFile.table),
        .file("viewModelPartsFile", "of the view model's data", ViewModelPartsFile.table),
        .file("viewModelDisplayFile", "of a view model whose view lies elsewhere", ViewModelDisplayFile.table),
        .file("componentViewsFile", "of the parts that components draw", ComponentViewsFile.table),
        .file("useCaseFile", "of the use case", SceneUseCaseFile.table),
        .file("repositoryFile", "of the repository", SceneRepositoryFile.table),
        .fields("repositoryFormsFile", "of the repository's other forms", of: RepositoryFormsFile.table) {
            RepositoryFormsFile($0)
        },
    ]

    private static let testFiles: [TemplateVariable<ScenePlace>] = [
        .file("mocksFile", "of the mocks", SceneMocksFile.table),
        .fields("testsFile", "of the tests", of: SceneTestsFile.table) { SceneTestsFile($0) },
        .fields("previewTestsFile", "of the tests of display states", of: PreviewTestsFile.table) {
            PreviewTestsFile($0)
        },
        .fields("mvvmTestsFile", "of the tests", of: MVVMSceneTestsFile.table) { MVVMSceneTestsFile($0) },
    ]
}

extension ScenePlace {
    var feature: Feature { module.feature }
    var context: GenerationContext { module.context }
    var samples: SampleValues { module.context.samples }
    /// The phrases of tests in the project's test library.
    var phrases: TestPhrases { TestPhrases(library: module.context.project.testing, naming: feature.naming) }
    /// The generator of the mocks of its contracts. The catalogue names their classes.
    var mocks: MockGenerator { module.mocks }
}

extension ModulePlace {
    /// The generator of mocks for the tests of its feature.
    var mocks: MockGenerator {
        var options = MockOptions(naming: feature.naming, className: "Mock{}")
        options.hasReset = feature.mocks?.hasReset == true
        return MockGenerator(options: options)
    }
}

extension TemplateVariable {
    /// Returns the variable for a file's imports.
    static func imports(_ value: @escaping @Sendable (Subject) -> [String]) -> Self {
        .texts("imports", "the lines of the file's imports", value)
    }

    /// Returns the group of what one kind of file says of the subject.
    static func file(_ name: String, _ what: String, _ table: TemplateTable<Subject>) -> Self {
        .fields(name, what, of: table) { $0 }
    }

    /// Returns the variable for files that may have no imports.
    static func hasImports(_ value: @escaping @Sendable (Subject) -> ImportList) -> Self {
        .flag("hasImports", "whether the file imports anything") { !value($0).isEmpty }
    }
}

extension TemplateVariable where Subject: FileSubject {
    static var specPath: Self {
        .text("specPath", "the spec that the file comes from, relative to the folder of specs") {
            $0.context.specsFolder.relative($0.specPath)
        }
    }

    static var namespace: Self {
        .text("namespace", "the type that descriptors are nested in") { $0.context.project.descriptors.namespace }
    }

    static var sceneOutput: Self {
        .text("sceneOutput", "the type that resolvers give for all scenes of a feature") {
            $0.context.project.descriptors.sceneOutput
        }
    }

    /// Returns the variable for a file's imports: those of every file of a module, and others.
    static func importing(
        in module: @escaping @Sendable (Subject) -> String,
        _ add: @escaping @Sendable (inout ImportList, Subject) -> Void
    ) -> Self {
        .imports { subject in
            var imports = subject.context.imports(in: module(subject))
            add(&imports, subject)
            return imports.lines()
        }
    }
}

extension SceneVariables {
    /// The variables in templates of a content: its own, and all those of its scene.
    static let content = ofPiece(
        .file("contentFile", "of a content", ContentFile.table)
    )

    static let section = ofPiece(
        .fields("sectionFile", "of a section", of: SectionFile.table) { SectionFile($0) }
    )

    static let part = ofPiece(
        .file("partFile", "of the view of a part of the screen", PartViewFile.table)
    )

    private static func ofPiece<Piece>(
        _ own: TemplateVariable<ScenePiecePlace<Piece>>
    ) -> TemplateTable<ScenePiecePlace<Piece>> {
        TemplateTable([own] + table.variables.map { variable in variable.pulledBack { $0.scene } })
    }
}
