/// Decodes the files of specs, each on its own.
///
/// For example: `SpecDecoder().decode(files)` returns the specs and the errors in how they are written.
public struct SpecDecoder: Sendable {
    private let reader: YAMLReader
    private let jobs: Int
    private let templates: TeamTemplates
    /// True to read specs for another version of vipergen as far as this one can.
    public var acceptsAnyVersion = false

    /// - Parameters:
    ///   - templates: the team's own templates, with the styles and questions that they add.
    ///   - jobs: the number of modules decoded at once; the number of cores when `nil`.
    public init(templates: TeamTemplates = TeamTemplates(), jobs: Int? = nil) {
        reader = YAMLReader()
        self.templates = templates
        self.jobs = jobs ?? Parallel.cores
    }

    /// - Parameter files: all specs of the project, in any order.
    /// - Returns: the specs without unreadable parts, which the diagnostics report; `nil` without a project.
    ///   The diagnostics are sorted by place.
    public func decode(_ files: [SpecFile]) -> (specs: SpecSet?, diagnostics: [Diagnostic]) {
        let run = DecodingRun(templates: templates)
        let layout = SpecLayout(files)
        if !acceptsAnyVersion, let problem = layout.project.flatMap({ VersionPin($0, reader) })?.problem() {
            return (nil, [problem])
        }
        layout.diagnostics.forEach(run.add)
        layout.strayNames.forEach { run.markUnread(.strayScene($0)) }
        let project = layout.project.flatMap { self.project($0, run) }
        run.core = project?.core.value
        let modules = self.modules(layout, run)
        let design = layout.design.flatMap { self.design($0, run) }
        if run.diagnostics.hasErrors { run.markUnread(.detail) }
        var specs = project.map { SpecSet(project: $0, modules: modules, unread: run.unread) }
        specs?.design = design
        specs?.styles = templates.styles
        specs?.questions = templates.options
        specs?.settleScenesAlone()
        return (specs, run.diagnostics.sortedAndUnique())
    }

    /// Decodes each module on its own, several at once.
    private func modules(_ layout: SpecLayout, _ run: DecodingRun) -> [ModuleSpec] {
        let folders = layout.modules.map(\.name)
        let core = run.core
        let outcomes = Parallel.map(layout.modules, jobs: jobs) { layout in
            let own = DecodingRun(templates: templates)
            own.core = core
            let module = self.module(layout, beside: folders, own)
            return (module: module, diagnostics: own.diagnostics, unread: own.unread)
        }
        for outcome in outcomes {
            outcome.diagnostics.forEach(run.add)
            outcome.unread.forEach(run.markUnread)
        }
        return outcomes.map(\.module)
    }

    private func project(_ file: SpecFile, _ run: DecodingRun) -> ProjectSpec? {
        let decoder = FileDecoder(file, run: run)
        guard case .success(let root) = root(of: file, decoder) else { return nil }
        return decoder.project(root)
    }

    private func design(_ file: SpecFile, _ run: DecodingRun) -> DesignSpec? {
        let decoder = FileDecoder(file, run: run)
        guard case .success(let root) = root(of: file, decoder) else { return nil }
        return decoder.design(root)
    }

    private func module(_ layout: SpecLayout.Module, beside folders: [String], _ run: DecodingRun) -> ModuleSpec {
        let place = SpecLayout.top(of: layout.file?.path ?? layout.anyPath)
        let file = layout.file ?? SpecFile(path: place.path, relativePath: layout.name, bytes: [])
        let decoder = FileDecoder(file, run: run)
        let root: Result<YAMLNode?, Unreadable> = layout.file.map { self.root(of: $0, decoder) } ?? .success(nil)
        let folder = decoder.name(ofPath: layout.name, .folder, root, beside: folders)
        var module = ModuleSpec(path: place.path, name: Located(folder, at: SourceRange(start: place, end: place)))
        switch root {
        case _ where layout.file == nil: module.options = decoder.options(nil, of: module)
        case .success(let root): module = decoder.module(root, named: folder)
        case .failure:
            run.markUnread(.moduleFile(folder))
            run.markUnread(.useCases(module: folder))
        }
        let parts = SharedParts(of: module)
        let names = layout.scenes.map(\.name)
        let scenes = layout.scenes
            .map { scene($0.name, $0.file, beside: names, parts, run) }
            .sorted { $0.name.value.precedesInBytes($1.name.value) }
        module.scenes = scenes.filter { !$0.isAdopted }
        module.adoptedScenes = scenes.filter(\.isAdopted)
        return module
    }

    private func scene(
        _ path: String,
        _ file: SpecFile,
        beside names: [String],
        _ parts: SharedParts,
        _ run: DecodingRun
    ) -> SceneSpec {
        let decoder = FileDecoder(file, run: run)
        let root = self.root(of: file, decoder)
        let ending = file.relativePath.hasSuffix(".yaml") ? ".yaml" : ".yml"
        let name = decoder.name(ofPath: path, .file(ending: ending), root, beside: names)
        switch root {
        case .success(let root): return decoder.scene(root, named: name, sharing: parts)
        case .failure:
            run.markUnread(.scene(name))
            return SceneSpec(
                path: file.path,
                name: Located(name, at: SourceRange(start: decoder.start, end: decoder.start))
            )
        }
    }

    /// Reads the file's root node; `nil` for an empty file, a failure for an unreadable one.
    private func root(of file: SpecFile, _ decoder: FileDecoder) -> Result<YAMLNode?, Unreadable> {
        if file.isRefused { return .failure(Unreadable()) }
        let reading = reader.read(file.bytes, path: file.path)
        reading.unusedAnchors.forEach(decoder.report)
        for diagnostic in reading.diagnostics { decoder.run.add(SyntaxTraps.explain(diagnostic, decoder.lines)) }
        decoder.root = reading.root
        return reading.diagnostics.hasErrors ? .failure(Unreadable()) : .success(reading.root)
    }

    fileprivate struct Unreadable: Error {}
}

extension FileDecoder {
    /// Returns the name that a file or folder gives to its contents. An invalid one is reported, with the name to use
    /// instead.
    ///
    /// - Parameter siblings: the names of everything in the same folder.
    fileprivate func name(
        ofPath text: String,
        _ holder: PathName.Holder,
        _ root: Result<YAMLNode?, SpecDecoder.Unreadable>,
        beside siblings: [String]
    ) -> String {
        self.siblings = siblings
        let problems = SpecName(text: text, kind: holder.kind).problems
        guard !problems.isEmpty else { return text }
        pathIsName = false
        let name = PathName(text, holder, root: (try? root.get()) ?? nil, siblings: siblings)
        for problem in problems {
            let notes = name.note.map { [$0] } ?? problem.notes.map(\.message)
            report(problem.kind, at: start, problem.message, notes: notes)
        }
        if name.meant.isSpelled(like: text) { run.markUnread(.nameOfPath(text)) }
        return name.meant
    }
}
