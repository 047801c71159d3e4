/// Handwritten sources around a moving scene, with the imports and resource names that they need after the move.
struct MovedSources {
    typealias Source = (path: String, bytes: [UInt8])

    /// The sources, at their current paths.
    let sources: [Source]
    /// The sources whose imports change, by current path.
    private(set) var edited: [String: ImportLines] = [:]
    /// The contents of changed files, by current path.
    private var bytesAfter: [String: [UInt8]] = [:]
    let resources: ResourceNames
    /// The types in files that go to another module, with their modules before and after.
    private(set) var movedTypes: [String: (before: String, after: String)] = [:]

    /// - Throws: if a source is nested too deeply to be read.
    init(
        _ move: SceneMove,
        from before: Stages.Result,
        to after: Stages.Result,
        _ relocations: [Relocation],
        _ sources: [Source],
        output: String
    ) throws(RunFailure) {
        self.sources = sources
        resources = ResourceNames(move, after: after)
        let files = sources.map { MovedSources.file(of: $0.path, relocations) }
        // Nearly all files are the same on both sides.
        var read: [[UInt8]: DeclaredNames] = [:]
        let imports = MovedImports(
            before: try Self.side(move, before, zip(files.map(\.path), sources.map(\.bytes)), output, &read),
            after: try Self.side(move, after, zip(files.map(\.pathAfter), sources.map(\.bytes)), output, &read),
            counterparts: Self.counterparts(move)
        )
        for (source, file) in zip(sources, files) where file.path != file.pathAfter {
            guard let old = imports.before.module(of: file.path), let new = imports.after.module(of: file.pathAfter)
            else { continue }
            let types = try Self.reading(source, output) { bytes throws(NestedTooDeeply) in
                try DeclaredTypes.names(in: bytes)
            }
            for type in types { movedTypes[type] = (old, new) }
        }
        for (source, file) in zip(sources, files) {
            edited[source.path] = try Self.reading(source, output) { bytes throws(NestedTooDeeply) in
                try imports.edited(bytes, file)
            }
            let bytes = edited[source.path]?.bytes ?? source.bytes
            let isMoved = file.path != file.pathAfter
            let changed = try Self.reading((source.path, bytes), output) { [resources] bytes throws(NestedTooDeeply) in
                isMoved ? try resources.renamed(bytes) : bytes
            }
            if changed != source.bytes { bytesAfter[source.path] = changed }
        }
    }

    /// Returns the edits, with the files' paths after the move.
    func amendments(_ relocations: [Relocation]) -> [(now: String, amendment: Amendment)] {
        // Killed at the right instant, a run leaves a file in both places.
        var seen: Set<String> = []
        return sources.compactMap { path, bytes in
            guard let after = bytesAfter[path] else { return nil }
            let then = Self.file(of: path, relocations).pathAfter
            guard seen.insert(then).inserted else { return nil }
            return (path, Amendment(path: then, before: bytes, after: after))
        }
    }

    /// Returns the edits of Interface Builder documents whose classes change modules, with their paths after the move.
    func amendments(_ nibs: [PackageDocuments.File], _ relocations: [Relocation]) -> [(
        now: String, amendment: Amendment
    )] {
        nibs.compactMap { path, bytes in
            let after = NibText(bytes).edited { name, module in
                guard let way = name.flatMap({ movedTypes[$0] }), way.before == module else { return (name, module) }
                return (name, way.after)
            }
            let then = Self.file(of: path, relocations).pathAfter
            return after.map { (path, Amendment(path: then, before: bytes, after: $0)) }
        }
    }

    /// Returns the source after the changes.
    func after(_ source: Source) -> Source { (source.path, bytesAfter[source.path] ?? source.bytes) }

    /// Returns the paths of a file, even if an interrupted run has already moved it.
    private static func file(of path: String, _ relocations: [Relocation]) -> MovedImports.File {
        let from = relocations.lazy.compactMap { $0.reversed.following(path) }.first ?? path
        let to = relocations.lazy.compactMap { $0.following(from) }.first ?? path
        return MovedImports.File(path: from, pathAfter: to)
    }

    private static let kinds = ["", "Interface", "UI", "TestSupport"]

    private static func counterparts(_ move: SceneMove) -> [String: String] {
        let pairs = kinds.map { (move.old.name.value + $0, move.new + $0) }
        return Dictionary(pairs) { first, _ in first }
    }

    private static func side(
        _ move: SceneMove,
        _ result: Stages.Result,
        _ handwritten: some Sequence<(String, [UInt8])>,
        _ output: String,
        _ read: inout [[UInt8]: DeclaredNames]
    ) throws(RunFailure) -> MovedImports.Side {
        var side = MovedImports.Side(modules: SourceModules.all(of: result.project))
        let names = [move.old.name.value, move.new]
        let family = Set(names.flatMap { name in kinds.map { name + $0 } })
        let generated = result.generated.files.filter { $0.ownership != .scaffold }.map { ($0.path, $0.contents) }
        var declared: [String: [DeclaredNames]] = [:]
        for (path, bytes) in generated + handwritten where path.hasSuffix(".swift") {
            guard let module = side.module(of: path), family.contains(module) else { continue }
            let names: DeclaredNames
            if let known = read[bytes] {
                names = known
            } else {
                names = try reading((path, bytes), output) { bytes throws(NestedTooDeeply) in
                    try DeclaredNames(of: bytes)
                }
                read[bytes] = names
            }
            declared[module, default: []].append(names)
        }
        let known = family.intersection(side.modules.map(\.name))
        for module in known {
            // What mocks of environments record are cases of the enum beside the descriptors.
            let records = names.filter { "\($0)Interface" == module }.map { "resolved\($0)Scenes" }
            side.names[module] = ModuleNames(declared[module] ?? [], others: Set(records))
        }
        return side
    }

    private static func reading<Value>(
        _ source: Source,
        _ output: String,
        _ read: ([UInt8]) throws(NestedTooDeeply) -> Value
    ) throws(RunFailure) -> Value {
        do throws(NestedTooDeeply) {
            return try Remembered.sharing { () throws(NestedTooDeeply) in try read(source.bytes) }
        } catch {
            throw .input([error.diagnostic(in: source.bytes, path: TargetPackage(output: output).display(source.path))])
        }
    }
}
