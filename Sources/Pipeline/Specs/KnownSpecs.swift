/// The existing specs, as far as they can be read. New specs are checked against them.
package struct KnownSpecs {
    package let folder: String
    package let files: [SpecFile]
    package let specs: SpecSet
    /// The team's own templates.
    let templates: TeamTemplates
    /// The styles that scenes may have.
    package var styles: [SceneSpec.Style] { templates.styles }

    /// Reads the specs. Their problems are reported later, when they are checked together with the new ones.
    package init(folder: String) throws(RunFailure) {
        let reading = SpecFolder(path: folder).read()
        if reading.hasInputFailure { throw .inputOutput(reading.diagnostics) }
        templates = TemplateFolder(specs: folder).templates().templates
        let (specs, problems) = SpecDecoder(templates: templates).decode(reading.files)
        guard !reading.diagnostics.hasErrors, let specs else { throw .input(reading.diagnostics + problems) }
        self.folder = folder
        self.specs = specs
        files = reading.files
    }

    /// Returns the problems of a change, without those of the existing specs.
    package func problems(of change: () throws(RunFailure) -> SpecChange) -> [Diagnostic] {
        do {
            let change = try change()
            // Of what is asked one by one, the rest is answered later.
            let decoder = SpecDecoder(templates: templates.demandingNothing)
            let (specs, problems) = decoder.decode(change.applied(to: files))
            let all = problems + (specs.map { ProjectValidator().validate($0).diagnostics } ?? [])
            return change.told(all.sortedAndUnique()).filter { $0.severity == .error && $0.location == nil }
        } catch {
            return error.diagnostics
        }
    }

    /// Checks that nobody has changed the specs while this run asked questions or waited for another run.
    func requireUnchanged() throws(RunFailure) { try KnownSpecs.requireUnchanged(files, in: folder) }

    static func requireUnchanged(_ files: [SpecFile], in folder: String) throws(RunFailure) {
        let reading = SpecFolder(path: folder).read()
        if reading.hasInputFailure { throw .inputOutput(reading.diagnostics) }
        guard reading.files != files else { return }
        throw .input([
            Diagnostic(
                .changedMeanwhile,
                at: nil,
                "the specs in '\(folder)' were changed while vipergen was running; nothing was written",
                notes: [Diagnostic.Note("run again")]
            )
        ])
    }

    /// The ending of spec files: `yaml` if the project's spec has it.
    var fileEnding: String { specs.project.path.hasSuffix(".yaml") ? "yaml" : "yml" }

    /// The modules with specs that may have scenes, sorted; then the app, which needs no spec of its own.
    package var sceneModules: [String] {
        let modules = modules { $0.kind.value != .core && $0.name.value != specs.project.core.value }
        let app = specs.project.app.value
        return module(app) == nil && app != specs.project.core.value ? modules + [app] : modules
    }

    var coreModules: [String] {
        modules { $0.kind.value == .core && $0.name.value != specs.project.core.value }
    }

    package var scenes: [(scene: SceneSpec, module: ModuleSpec)] {
        specs.modules.flatMap { module in module.scenes.map { ($0, module) } }
    }

    package func module(_ name: String) -> ModuleSpec? { specs.modules.first { $0.name.value == name } }

    package func scene(_ name: String) -> (scene: SceneSpec, module: ModuleSpec)? {
        scenes.first { $0.scene.name.value == name }
    }

    /// Returns true if all scenes of a module are old screens.
    func holdsOldScreens(_ module: String) -> Bool { self.module(module)?.kind.value == .legacy }

    /// Returns the error for a scene that doesn't exist, or has a descriptor of the team's own.
    func missingScene(_ name: String, otherwise note: String) -> (
        kind: DiagnosticKind, message: String, note: Diagnostic.Note
    ) {
        let adopted = specs.modules.lazy.flatMap(\.adoptedScenes).first { $0.name.value == name }
        guard let adopted else {
            let near = NearName.find(name, in: scenes.map(\.scene.name.value)).map { "did you mean '\($0)'?" }
            return (.unknownName, "there is no scene '\(name)'", Diagnostic.Note(near ?? note))
        }
        return (
            .unknownName,
            "'\(name)' isn't generated: its descriptor is your own",
            Diagnostic.Note(
                "change your sources and this spec yourself",
                at: adopted.descriptor?.location ?? adopted.name.location
            )
        )
    }

    package func file(at path: String) -> SpecFile? { files.first { $0.path == path } }

    /// Creates the draft of a new spec.
    func draft(_ relativePath: String, of file: SpecSchema.File) -> SpecDraft {
        EditorSchemas.draft(relativePath, of: file, in: folder, namesSchema: EditorSchemas(specs: folder).areKept)
    }

    /// Returns the error for a module that doesn't exist.
    func unknownModule(_ name: String, at argument: String, orMakeIt: Bool) -> Diagnostic {
        var notes: [String] = []
        if let near = NearName.find(name, in: sceneModules) { notes.append("did you mean '\(near)'?") }
        if orMakeIt { notes.append("to create it: vipergen new module \(name)") }
        let isCore = module(name) != nil || name == specs.project.core.value
        if isCore { notes = ["add the scene to a feature"] }
        return Diagnostic(
            isCore ? .wrongModule : .unknownName,
            at: nil,
            isCore
                ? "'\(argument)': '\(name)' is a core module, which can't have scenes"
                : "'\(argument)': there is no module '\(name)'",
            notes: notes.map { Diagnostic.Note($0) }
        )
    }

    private func modules(_ isWanted: (ModuleSpec) -> Bool) -> [String] {
        specs.modules.filter(isWanted).map(\.name.value).sorted()
    }
}
