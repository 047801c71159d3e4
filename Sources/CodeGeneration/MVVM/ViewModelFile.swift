/// The scaffold of an `mvvm` scene's view model.
struct ViewModelFile: Sendable {
    private let scene: Scene
    private let script: ViewModelScript
    private let imports: ImportList

    init(_ place: ScenePlace) {
        scene = place.scene
        script = ViewModelScript(scene: scene, samples: place.samples)
        var imports = place.context.imports(in: place.feature.name)
        imports.add(place.feature.interfaceName)
        imports.add("ViperRuntime")
        imports.add(scene.inputs)
        let works = script.methods + script.reactions.compactMap(\.work)
        for thrown in works.compactMap(\.method.thrown) { imports.add(thrown) }
        self.imports = imports
    }

    static let table: TemplateTable<ViewModelFile> = [
        .imports { $0.imports.lines() },
        .code("conformance", "the beginning of the extension that conforms to the contract") {
            [.conformance(of: "\($0.scene.name)ViewModel", to: "\($0.scene.name)ViewModelContract")]
        },
        .list("inputs", "what the view model does when it is told of something", of: WrittenFunction.table) { file in
            file.scene.inputs.map { handler(for: $0, file.script, file.scene) }
        },
        .flag("hasLoads", "whether the view model loads anything") { !$0.script.methods.isEmpty },
        .list("loads", "what the view model loads", of: WrittenFunction.table) { file in
            file.script.methods.map { function(doing: $0, in: file.scene) }
        },
    ]

    private static func handler(for event: Event, _ script: ViewModelScript, _ scene: Scene) -> WrittenFunction {
        let body = code(for: event, script, scene)
        return WrittenFunction(
            declaration: event.phrases.declaration(),
            body: body.isEmpty ? ["// Nothing is done here yet."] : body
        )
    }

    private static func code(for event: Event, _ script: ViewModelScript, _ scene: Scene) -> [TemplateCode] {
        if event.name == "onAppear" { return script.loads.map { "\($0.methodName)()" } }
        if event == scene.retryEvent { return script.canRetry ? ["tasks.retry()"] : [] }
        guard let reaction = script.reactions.first(where: { $0.event == event }) else { return [] }
        let kept: [TemplateCode] = reaction.kept.map { "\($0.text()) = \($0.field.local)" }
        let route = reaction.route.map { route, arguments in route.taking(arguments, for: event) }
        return kept + (route ?? []) + (reaction.work.map { code(doing: $0, in: scene) } ?? [])
    }

    private static func code(doing work: ViewModelScript.Work, in scene: Scene) -> [TemplateCode] {
        work.methodName.isEmpty ? WorkBody(work: work, scene: scene).code : ["\(work.methodName)()"]
    }

    private static func function(doing work: ViewModelScript.Work, in scene: Scene) -> WrittenFunction {
        let phrases = FunctionPhrases(name: work.methodName, parameters: [])
        return WrittenFunction(
            declaration: phrases.declaration(modifiers: "private "),
            body: WorkBody(work: work, scene: scene).code
        )
    }
}
