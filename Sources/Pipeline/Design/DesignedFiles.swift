/// The files that a design gives the package: those of an import, or those that the last one wrote.
///
/// A run without a design file takes them as they are, so that nobody but an import changes them.
struct DesignedFiles {
    let module: (name: String, folder: String)
    let files: [PlannedFile]
    /// Warnings about parts of the design that can't be told.
    let warnings: [Diagnostic]

    /// - Parameter design: the design to import; `nil` to read the files from the package.
    init?(_ specs: SpecSet, output: String, importing design: ImportedDesign?) throws(RunFailure) {
        guard let spec = specs.design else {
            if let design { throw .input([design.withoutSpec(in: specs.project)]) }
            return nil
        }
        module = try Self.module(of: spec, in: specs)
        let top = SourceLocation(path: spec.path, line: 1, column: 1)
        if let design {
            let made = try design.files(for: spec, in: module)
            warnings = made.warnings
            let package = TargetPackage(output: output)
            let slots = try Self.names(in: package.display(module.folder))
            files = made.files.map { $0.with(origin: top) }
                .filter { $0.ownership != .scaffold || !slots.contains($0.path.lastName) || package.has($0.path) }
        } else {
            warnings = []
            files = try Self.written(in: module, TargetPackage(output: output)).map { $0.with(origin: top) }
        }
    }

    /// The sources, which have components.
    var sources: [PlannedFile] { files.filter { $0.ownership == .generated && $0.path.hasSuffix(".swift") } }

    /// The initial contents of scaffolds, by path.
    var slots: [String: [UInt8]] {
        let scaffolds = files.filter { $0.ownership == .scaffold }.map { ($0.path, $0.contents) }
        return Dictionary(scaffolds) { first, _ in first }
    }

    var hasColours: Bool { files.contains { $0.path.hasSuffix(".json") } }

    /// The sources as the specs are checked with them.
    var forFacts: DesignedSources {
        let files = sources.map { (String($0.path.dropFirst(module.folder.count + 1)), $0.contents) }
        return DesignedSources(module: module.name, files: files)
    }

    /// - Throws: if no target of the project has the files, as in one that adopts nothing but a resolver.
    func requireModule(in project: Project) throws(RunFailure) {
        if project.componentModules.contains(where: { $0.name == module.name }) { return }
        let note = "write a spec for a first scene, or delete 'design.yml'"
        throw .input([Self.unknownModule(module.name, at: files.first?.origin, note)])
    }

    private static func module(of spec: DesignSpec, in specs: SpecSet) throws(RunFailure) -> (String, String) {
        let modules = specs.componentFolders
        let name = spec.module?.value ?? specs.project.core.value
        if let module = modules.first(where: { $0.module == name }) { return (module.module, module.folder) }
        let names = modules.map(\.module)
        let near = NearName.find(name, in: names).map { "did you mean '\($0)'?" }
        throw .input([
            unknownModule(name, at: spec.module?.location, near ?? "write one of: \(names.joined(separator: ", "))")
        ])
    }

    private static func unknownModule(_ name: String, at place: SourceLocation?, _ note: String) -> Diagnostic {
        let message = "there is no core module and no module of views '\(name.shown)'"
        return Diagnostic(.unknownName, at: place, message, note: note)
    }

    /// Returns the files of the last import. One that an interrupted run left has no end, and is none of them.
    private static func written(in module: (name: String, folder: String), _ package: TargetPackage) throws(RunFailure)
        -> [PlannedFile]
    {
        let folders = [
            (DesignFolder.sources(in: module.folder), "swift"), (DesignFolder.catalogue(in: module.folder), "json"),
        ]
        var files: [PlannedFile] = []
        for (folder, ending) in folders {
            let paths = try sound(SourceFolder(path: package.display(folder)).contents(endings: [ending]))
            for path in paths {
                let path = "\(folder)/\(path)"
                let bytes = FileSystem.bytes(of: package.display(path), upTo: Self.longest)
                guard let bytes, EmittedHeader.isWhole(bytes) else { continue }
                files.append(PlannedFile(path: path, contents: bytes, ownership: .generated))
            }
        }
        return files
    }

    /// The longest file of an import.
    private static let longest = 16 << 20

    /// Returns the names of a module's own files. A slot that people have moved isn't written again.
    private static func names(in folder: String) throws(RunFailure) -> Set<String> {
        let paths = try sound(SourceFolder(path: folder).contents(endings: ["swift"]))
        return Set(paths.map(\.lastName))
    }
}

extension TargetPackage {
    fileprivate func has(_ path: String) -> Bool { SourceFolder.exists(display(path)) }
}

extension PlannedFile {
    fileprivate func with(origin: SourceLocation) -> PlannedFile {
        PlannedFile(path: path, contents: contents, ownership: ownership, origin: origin)
    }
}

extension String {
    fileprivate var lastName: String { split(separator: "/").last.map(String.init) ?? self }
}
