public import Diagnostics
import Parallelism
import YAMLTree

/// Decodes the files of specs, each on its own.
///
/// For example: `SpecDecoder().decode(files)` gives the specs and everything that is wrong with how they are written.
public struct SpecDecoder: Sendable {
    private let reader: YAMLReader
    private let jobs: Int

    /// - Parameter jobs: how many modules are decoded at once; as many as there are cores when `nil`.
    public init(jobs: Int? = nil) {
        reader = YAMLReader()
        self.jobs = jobs ?? Parallel.cores
    }

    /// - Parameter files: Every spec of the project, in any order.
    /// - Returns: The specs, without what could not be read (which the diagnostics tell); `nil` without a project.
    ///   The diagnostics are sorted by place.
    public func decode(_ files: [SpecFile]) -> (specs: SpecSet?, diagnostics: [Diagnostic]) {
        let run = DecodingRun()
        let layout = SpecLayout(files)
        if let problem = layout.project.flatMap({ VersionPin($0, reader) })?.problem() { return (nil, [problem]) }
        layout.diagnostics.forEach(run.add)
        let project = layout.project.flatMap { self.project($0, run) }
        let modules = self.modules(layout, run)
        if run.diagnostics.hasErrors { run.markUnread(.detail) }
        let specs = project.map { SpecSet(project: $0, modules: modules, unread: run.unread) }
        return (specs, run.diagnostics.sortedAndUnique())
    }

    /// Each module is decoded on its own, several at once.
    private func modules(_ layout: SpecLayout, _ run: DecodingRun) -> [ModuleSpec] {
        let outcomes = Parallel.map(layout.modules, jobs: jobs) { layout in
            let own = DecodingRun()
            let module = self.module(layout, own)
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

    private func module(_ layout: SpecLayout.Module, _ run: DecodingRun) -> ModuleSpec {
        let folder = layout.name
        let place = SpecLayout.top(of: layout.file?.path ?? layout.anyPath)
        var module = ModuleSpec(path: place.path, name: Located(folder, at: SourceRange(start: place, end: place)))
        FileDecoder(SpecFile(path: place.path, relativePath: folder, bytes: []), run: run).checkFolder(folder)
        if let file = layout.file {
            let decoder = FileDecoder(file, run: run)
            switch root(of: file, decoder) {
            case .success(let root): module = decoder.module(root, named: folder)
            case .failure:
                run.markUnread(.moduleFile(folder))
                run.markUnread(.useCases(module: folder))
            }
        }
        let parts = SharedParts(of: module)
        let scenes = layout.scenes
            .map { scene($0.name, $0.file, parts, run) }
            .sorted { $0.name.value.precedesInBytes($1.name.value) }
        module.scenes = scenes.filter { !$0.isAdopted }
        module.adoptedScenes = scenes.filter(\.isAdopted)
        return module
    }

    private func scene(_ name: String, _ file: SpecFile, _ parts: SharedParts, _ run: DecodingRun) -> SceneSpec {
        let decoder = FileDecoder(file, run: run)
        decoder.checkFileName(name)
        switch root(of: file, decoder) {
        case .success(let root): return decoder.scene(root, named: name, sharing: parts)
        case .failure:
            run.markUnread(.scene(name))
            return SceneSpec(
                path: file.path,
                name: Located(name, at: SourceRange(start: decoder.start, end: decoder.start))
            )
        }
    }

    /// The file's root node; an empty file has none, one that can't be read fails.
    private func root(of file: SpecFile, _ decoder: FileDecoder) -> Result<YAMLNode?, Unreadable> {
        if file.isRefused { return .failure(Unreadable()) }
        let reading = reader.read(file.bytes, path: file.path)
        reading.unusedAnchors.forEach(decoder.report)
        for diagnostic in reading.diagnostics { decoder.run.add(SyntaxTraps.explain(diagnostic, decoder.lines)) }
        return reading.diagnostics.hasErrors ? .failure(Unreadable()) : .success(reading.root)
    }

    private struct Unreadable: Error {}
}

extension FileDecoder {
    fileprivate func checkFolder(_ name: String) {
        checkPathName(name, .module, key: "folder's name")
    }

    fileprivate func checkFileName(_ name: String) {
        checkPathName(name, .typePrefix, key: "file's name")
    }

    /// Folders and files are names too.
    private func checkPathName(_ name: String, _ use: NameUse, key: String) {
        let node = YAMLNode(
            content: .scalar(YAMLScalar(text: name, style: .doubleQuoted)),
            range: SourceRange(start: start, end: start)
        )
        _ = self.name(node, use, key: key)
    }
}
