/// The protocols between the parts of an `mvvm` scene.
struct MVVMContractsFile: Sendable {
    private let scene: Scene
    private let imports: ImportList

    init(_ place: ScenePlace) {
        scene = place.scene
        var imports = place.context.imports(in: place.feature.name)
        imports.add(scene.inputs)
        imports.add(scene.ownUseCaseMethods)
        imports.add(scene.ownRepositoryMethods)
        imports.add(scene.routes)
        if scene.hasUnseenFailures { imports.add("ViperRuntime") }
        self.imports = imports
    }

    static let table: TemplateTable<MVVMContractsFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .list("viewModel", "what the view model is told", of: FunctionPhrases.requirements) {
            $0.scene.inputs.map(\.phrases)
        },
        .list("useCase", "what the use case is asked for", of: FunctionPhrases.requirements) {
            $0.scene.useCaseMethods.map(FunctionPhrases.init)
        },
        .list("repository", "what the repository is asked for", of: FunctionPhrases.requirements) {
            $0.scene.repositoryMethods.map { FunctionPhrases($0.withCompletion) }
        },
        .list("wireframe", "the routes", of: FunctionPhrases.requirements) { $0.scene.routes.map(\.phrases) },
        .list("parts", "the parts of the screen", of: part) { $0.scene.screenParts },
        .list("inputs", "what hands the view's inputs to the view model", of: input) { forwarders(of: $0.scene) },
    ]

    private static let part: TemplateTable<Part> = [
        .text("property", "the view model's property with the part's data") { $0.dataProperty },
        .text("type", "the type of that data") { $0.dataType },
    ]

    private static let input: TemplateTable<TemplateCode> = [
        .code("forwarder", "the argument that hands it on") { [$0] }
    ]

    /// Returns arguments. For example: `onImageTap: { [weak self] index in self?.onImageTap(index: index) }`.
    private static func forwarders(of scene: Scene) -> [TemplateCode] {
        let last = scene.inputs.count - 1
        return scene.inputs.enumerated().map { position, event in
            let names = event.parameters.map(\.local).joined(separator: ", ")
            let head = "\(event.name.spelled(.argumentLabel)): { [weak self]\(names.isEmpty ? "" : " " + names) in"
            let call = "self?.\(event.name.spelled(.member))("
            let arguments = event.parameters.map { $0.argument($0.local) }
            let end = position == last ? "" : ","
            return .phrase(head, [.phrase(call, arguments, ")")], "}" + end, style: .spaced)
        }
    }
}
