import Diagnostics
import FileEmission
import ProjectModel
import SpecReading
import SwiftReading
import TemplateCatalogue

/// What of the sources and specs needs a look when a scene moves.
struct MoveAttention {
    let move: SceneMove
    let project: Project
    /// The module that the scene moves to, and those around it, as they are then.
    let destination: MoveDestination
    /// Also those that an interrupted run has moved.
    let scaffolds: [Relocation]
    /// With the imports that are changed.
    let texts: MovedSources
    let documents: PackageDocuments
    let output: String

    typealias Source = (path: String, bytes: [UInt8])

    /// Told of the files where they are before the move.
    ///
    /// - Parameter broken: what is known to need a look already; a line is told once.
    func findings(besides broken: [Diagnostic]) throws(RunFailure) -> [Diagnostic] {
        let sources = texts.sources
        let moved = sources.filter { isMoved($0.path) }
        let others = sources.filter { !isMoved($0.path) }
        let movedTypes = try types(in: moved)
        let leftTypes = try types(in: others.filter { isOfOldModule($0.path) })
        let left = leftResources()
        var findings = routes() + nibs() + objectiveC()
        for source in others { findings += try reading(source, descriptors) }
        for source in moved {
            findings += try reading(source) { source throws(NestedTooDeeply) in
                try controllers(in: source) + displays(in: source) + imports(of: source)
                    + uses(of: leftTypes, in: source, "stays in '\(move.old.name.value)'")
                    + resources(in: source, left)
            }
        }
        for source in others where isOfOldModule(source.path) {
            findings += try reading(source) { source throws(NestedTooDeeply) in
                try uses(of: movedTypes, in: source, "moves to '\(move.new)'")
            }
        }
        for source in sources { findings += try reading(source, records) }
        let lines = Set(findings.compactMap { $0.location.map(Line.init) })
        return findings
            + broken.filter { !isSolved($0) }.filter { finding in
                finding.location.map { !lines.contains(Line($0)) } ?? true
            }
    }

    /// An import that is missing before the move, and is there after it.
    private func isSolved(_ finding: Diagnostic) -> Bool {
        let interface = "\(move.new)Interface"
        guard finding.notes.contains(where: { $0.message == "add 'import \(interface)'" }),
            let path = finding.location.flatMap({ TargetPackage(output: output).relative($0.path) })
        else { return false }
        return texts.edited[path]?.places(of: interface).isEmpty == false
    }

    private struct Line: Hashable {
        let path: String
        let number: Int

        init(_ location: SourceLocation) {
            path = location.path
            number = location.line
        }
    }

    private func types(in sources: [Source]) throws(RunFailure) -> Set<String> {
        var types: Set<String> = []
        for source in sources {
            types.formUnion(
                try reading(source) { source throws(NestedTooDeeply) in try DeclaredTypes.names(in: source.bytes) }
            )
        }
        return types
    }

    /// With a source unread, something in it might have to change and nobody would know.
    private func reading<Result>(
        _ source: Source,
        _ read: (Source) throws(NestedTooDeeply) -> Result
    ) throws(RunFailure) -> Result {
        do throws(NestedTooDeeply) {
            return try read(source)
        } catch {
            let path = TargetPackage(output: output).display(source.path)
            throw .input([error.diagnostic(in: source.bytes, path: path)])
        }
    }

    /// The same of the files where they are then.
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
        if place.path == move.scene.path { finding.location?.path = move.known.draft(move.spec.to, of: .scene).path }
        return finding
    }

    private func imports(of source: Source) throws(NestedTooDeeply) -> [Diagnostic] {
        let (old, new) = (move.old.name.value, move.new)
        // What a mock records are cases of the enum beside the descriptors.
        let needed = leftDescriptors.union(["resolved\(old)Scenes"])
        let isNeeded = try !NameUses.find(needed, in: source.bytes).isEmpty
        let showsItself = try !NameUses.find(["\(move.scene.name.value)Descriptor"], in: source.bytes).isEmpty
        return SourceOutline.read(source.bytes).imports.compactMap { statement in
            let text = String(decoding: source.bytes[statement.start..<statement.end], as: UTF8.self)
            let note: String
            let edited = texts.edited[source.path]
            let line = TextPlace(ofByte: statement.start, in: source.bytes).line
            if let edited, edited.line(of: line) == nil { return nil }
            switch statement.module {
            // What is used of the scene's has its own import.
            case old where edited != nil: note = "remove it once nothing of '\(old)' is used any more"
            case "\(old)Interface" where edited != nil && isNeeded: return nil
            case old: note = "write '\(text.replacing(old, with: new))'"
            case "\(old)TestSupport": note = "replace what the scene's tests use from it"
            case "\(old)Interface":
                if isNeeded, !showsItself { return nil }
                let own = text.replacing("\(old)Interface", with: "\(new)Interface")
                let isThere = texts.edited[source.path]?.places(of: "\(new)Interface").isEmpty == false
                note = isThere ? "remove it" : isNeeded ? "add '\(own)'" : "write '\(own)'"
            case let module:
                guard let remedy = destination.remedy(importing: module, in: source.path) else { return nil }
                note = remedy
            }
            return finding(source, statement.start, "'\(text)' moves to '\(new)' with the scene", note)
        }
    }

    /// Who shows the scene needs the interface that holds its descriptor then.
    func descriptors(in source: Source) throws(NestedTooDeeply) -> [Diagnostic] {
        let name = "\(move.scene.name.value)Descriptor"
        guard let use = try NameUses.find([name], in: source.bytes).first else { return [] }
        let interface = "\(move.new)Interface"
        let declarations = SourceOutline.read(source.bytes, nested: true).blocks
        if let old = declarations.first(where: { $0.type == name && !$0.isExtension }) {
            let message = "'\(name)' is generated in '\(interface)', and this one is still here"
            return [finding(source, old.start, message, "delete it, with its extensions")]
        }
        let imports = SourceOutline.read(texts.after(source).bytes).imports
        guard !imports.contains(where: { $0.module == interface }) else { return [] }
        return [
            finding(
                source,
                use.offset,
                "'\(name)' moves to '\(interface)'",
                "add 'import \(interface)'"
            )
        ]
    }

    private func uses(
        of types: Set<String>,
        in source: Source,
        _ what: String
    ) throws(NestedTooDeeply) -> [Diagnostic] {
        var seen: Set<String> = []
        return try NameUses.find(types, in: source.bytes).filter { seen.insert($0.name).inserted }.map { use in
            finding(
                source,
                use.offset,
                "'\(use.name)' \(what)",
                "what both need belongs in a core module"
            )
        }
    }

    private func routes() -> [Diagnostic] {
        let able = Set(
            texts.edited.filter { !$0.value.places(of: "\(move.new)Interface").isEmpty }.keys.map(\.file)
        )
        return move.known.scenes.flatMap { presenting in
            // A generated wireframe has the import, and what people write beside it gets it.
            presenting.scene.routes.filter {
                $0.destination?.value == move.scene.name.value && !presenting.scene.style.value.hasParts
                    && !able.contains("\(presenting.scene.name.value)Wireframe.swift")
            }.map { route in
                Diagnostic(
                    .movedCode,
                    at: route.name.location,
                    "'\(presenting.scene.name.value)' leads to '\(move.scene.name.value)' through its route '\(route.name.value)'",
                    notes: [Diagnostic.Note("its wireframe needs 'import \(move.new)Interface'")]
                )
            }
        }
    }

    func finding(_ source: Source, _ offset: Int, _ message: String, _ note: String)
        -> Diagnostic
    {
        let place = TextPlace(ofByte: offset, in: source.bytes)
        let path = TargetPackage(output: output).display(source.path)
        return Diagnostic(
            .movedCode,
            at: SourceLocation(path: path, line: place.line, column: place.column),
            message,
            notes: [Diagnostic.Note(note)]
        )
    }
}

extension MoveAttention {
    func isMoved(_ path: String) -> Bool {
        scaffolds.flatMap { [$0.from, $0.to] }.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    func isOfOldModule(_ path: String) -> Bool {
        let name = move.old.name.value
        let folder = project.features.first { $0.name == name }?.sources ?? "Sources/\(name)"
        return path.hasPrefix(folder + "/") || path.hasPrefix("Tests/\(name)Tests/")
    }

    /// What the old module's interface still declares then, as far as the specs say.
    private var leftDescriptors: Set<String> {
        let scenes = move.old.scenes.map { "\($0.name.value)Descriptor" }
        let useCases = move.old.useCases.flatMap { ["\($0.name.value)Descriptor", "\($0.name.value)UseCase"] }
        return Set(scenes + useCases + move.old.types.map(\.value)).subtracting(["\(move.scene.name.value)Descriptor"])
    }
}
