/// Finds sources that still compile after a scene moves, but fail when the app or its tests run.
struct MoveAttention {
    let move: SceneMove
    let project: Project
    /// The moves of scaffolds, including those that an interrupted run has made.
    let scaffolds: [Relocation]
    /// The sources with changed imports.
    let texts: MovedSources
    let documents: PackageDocuments
    let output: String

    typealias Source = (path: String, bytes: [UInt8])

    /// Returns the findings, with the files' paths before the move.
    func findings() throws(RunFailure) -> [Diagnostic] {
        let catalogues = leftCatalogues()
        let presenting = presentingScenes
        var findings = nibs()
        for source in texts.sources {
            findings += try reading(source) { source throws(NestedTooDeeply) in
                try records(in: source, of: presenting) + viewBorder(in: source)
                    + (isMoved(source.path) ? resources(in: source, catalogues) : descriptors(in: source))
            }
        }
        return findings
    }

    /// Reads a source. Fails if it can't be read, since something in it might have to change.
    private func reading(
        _ source: Source,
        _ read: (Source) throws(NestedTooDeeply) -> [Diagnostic]
    ) throws(RunFailure) -> [Diagnostic] {
        do throws(NestedTooDeeply) {
            return try read(source)
        } catch {
            let path = TargetPackage(output: output).display(source.path)
            throw .input([error.diagnostic(in: source.bytes, path: path)])
        }
    }

    /// Returns a finding with the file's path after the move.
    func afterMove(_ finding: Diagnostic) -> Diagnostic {
        var finding = finding
        guard let place = finding.location else { return finding }
        let display = TargetPackage(output: output)
        for relocation in scaffolds {
            let way = Relocation(from: display.display(relocation.from), to: display.display(relocation.to))
            if let path = way.following(place.path) { finding.location?.path = path }
        }
        if let path = display.relative(place.path), let line = texts.edited[path]?.line(of: place.line) {
            finding.location?.line = line
        }
        return finding
    }

    /// Returns the handwritten descriptor, which leads nowhere once another one is generated.
    private func descriptors(in source: Source) throws(NestedTooDeeply) -> [Diagnostic] {
        let name = "\(move.scene.name.value)Descriptor"
        guard try !NameUses.find([name], in: source.bytes).isEmpty else { return [] }
        let declarations = SourceOutline.read(source.bytes, nested: true).blocks
        return declarations.filter { $0.type == name && !$0.isExtension }.prefix(1).map { old in
            finding(
                source,
                old.start,
                "'\(name)' is generated in '\(move.new)Interface', and this one is still here",
                "delete it, with its extensions"
            )
        }
    }

    func finding(_ source: Source, _ offset: Int, _ message: String, _ note: String)
        -> Diagnostic
    {
        let path = TargetPackage(output: output).display(source.path)
        return Diagnostic(.movedCode, at: source.bytes.location(of: offset, path: path), message, note: note)
    }

    func isMoved(_ path: String) -> Bool {
        scaffolds.flatMap { [$0.from, $0.to] }.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    func isOfOldModule(_ path: String) -> Bool {
        let name = move.old.name.value
        let folder = project.features.first { $0.name == name }?.sources ?? "Sources/\(name)"
        return path.hasPrefix(folder + "/") || path.hasPrefix("Tests/\(name)Tests/")
    }
}
