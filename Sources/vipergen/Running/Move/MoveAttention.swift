import Diagnostics
import FileEmission
import ProjectModel
import SwiftReading

/// What of the sources and specs needs a look when a scene moves.
struct MoveAttention {
    let move: SceneMove
    let project: Project
    /// Also those that an interrupted run has moved.
    let scaffolds: [Relocation]
    let output: String

    typealias Source = (path: String, bytes: [UInt8])

    /// Told of the files where they are before the move.
    func findings() throws(RunFailure) -> [Diagnostic] {
        let sources = try sources()
        let moved = sources.filter { isMoved($0.path) }
        let others = sources.filter { !isMoved($0.path) }
        let movedTypes = Set(moved.flatMap { DeclaredTypes.names(in: $0.bytes) })
        let leftTypes = Set(others.filter { isOfOldModule($0.path) }.flatMap { DeclaredTypes.names(in: $0.bytes) })
        var findings = routes() + nibs() + others.flatMap(descriptors)
        for source in moved {
            findings += controllers(in: source)
            findings += imports(of: source) + uses(of: leftTypes, in: source, "stays in '\(move.old.name.value)'")
            findings += resources(in: source)
        }
        for source in others where isOfOldModule(source.path) {
            findings += uses(of: movedTypes, in: source, "goes to '\(move.new)'")
        }
        return findings
    }

    /// The same of the files where they are then.
    func afterMove(_ finding: Diagnostic) -> Diagnostic {
        var finding = finding
        guard let place = finding.location else { return finding }
        let display = TargetPackage(output: output)
        for relocation in scaffolds {
            let (from, to) = (display.display(relocation.from), display.display(relocation.to))
            guard place.path == from || place.path.hasPrefix(from + "/") else { continue }
            finding.location?.path = to + place.path.dropFirst(from.count)
        }
        if place.path == move.scene.path { finding.location?.path = move.known.draft(move.spec.to).path }
        return finding
    }

    private func imports(of source: Source) -> [Diagnostic] {
        let (old, new) = (move.old.name.value, move.new)
        return SourceOutline.read(source.bytes).imports.compactMap { statement in
            let text = String(decoding: source.bytes[statement.start..<statement.end], as: UTF8.self)
            let note: String
            switch statement.module {
            case old: note = "write '\(text.replacing(old, with: new))'"
            case "\(old)TestSupport": note = "what the scene's tests take from it has to come from elsewhere"
            case "\(old)Interface":
                let isNeeded = !NameUses.find(leftDescriptors, in: source.bytes).isEmpty
                let showsItself = !NameUses.find(["\(move.scene.name.value)Descriptor"], in: source.bytes).isEmpty
                if isNeeded, !showsItself { return nil }
                let own = text.replacing("\(old)Interface", with: "\(new)Interface")
                note = isNeeded ? "add '\(own)'" : "write '\(own)'"
            case let module where lostDependencies.contains(module):
                note = "list '\(module)' under 'dependencies' in the module.yml of '\(new)'"
            default: return nil
            }
            return finding("moved-import", source, statement.start, "'\(text)' moves to '\(new)' with the scene", note)
        }
    }

    /// Who shows the scene needs the interface that holds its descriptor then.
    private func descriptors(in source: Source) -> [Diagnostic] {
        let name = "\(move.scene.name.value)Descriptor"
        guard let use = NameUses.find([name], in: source.bytes).first else { return [] }
        let interface = "\(move.new)Interface"
        guard !SourceOutline.read(source.bytes).imports.contains(where: { $0.module == interface }) else { return [] }
        return [
            finding(
                "moved-descriptor",
                source,
                use.offset,
                "'\(name)' goes to '\(interface)'",
                "add 'import \(interface)'"
            )
        ]
    }

    private func uses(of types: Set<String>, in source: Source, _ what: String) -> [Diagnostic] {
        var seen: Set<String> = []
        return NameUses.find(types, in: source.bytes).filter { seen.insert($0.name).inserted }.map { use in
            finding(
                "moved-type",
                source,
                use.offset,
                "'\(use.name)' \(what)",
                "what both need belongs into a core module"
            )
        }
    }

    /// A view that gets into a module of views leaves its view controller behind, and what extends that.
    private func controllers(in source: Source) -> [Diagnostic] {
        let (controller, scene) = ("\(move.scene.name.value)ViewController", move.scene.name.value)
        let target = move.known.specs.modules.first { $0.name.value == move.new }
        guard target?.uiModule?.value == true, move.scene.style.value == .swiftui, move.scene.children.isEmpty,
            source.path.hasSuffix("/\(scene)View.swift"),
            let use = NameUses.find([controller], in: source.bytes).first
        else { return [] }
        return [
            finding(
                "moved-type",
                source,
                use.offset,
                "'\(controller)' isn't in '\(move.new)UI', where its view goes",
                "take the extension out; '\(scene)NavigationItem.swift' in '\(move.new)' has a fresh one"
            )
        ]
    }

    private func routes() -> [Diagnostic] {
        move.known.scenes.flatMap { presenting in
            presenting.scene.routes.filter { $0.destination?.value == move.scene.name.value }.map { route in
                Diagnostic(
                    .warning,
                    id: "moved-route",
                    at: route.name.location,
                    "'\(presenting.scene.name.value)' leads to '\(move.scene.name.value)' by its route '\(route.name.value)'",
                    notes: [Diagnostic.Note("its wireframe needs 'import \(move.new)Interface'")]
                )
            }
        }
    }

    func finding(_ id: String, _ source: Source, _ offset: Int, _ message: String, _ note: String) -> Diagnostic {
        let place = TextPlace(ofByte: offset, in: source.bytes)
        let path = TargetPackage(output: output).display(source.path)
        return Diagnostic(
            .warning,
            id: id,
            at: SourceLocation(path: path, line: place.line, column: place.column),
            message,
            notes: [Diagnostic.Note(note)]
        )
    }
}

extension MoveAttention {
    /// Handwritten ones of all modules, by their paths in the target package.
    private func sources() throws(RunFailure) -> [Source] {
        let modules = project.features.map(\.sources) + project.coreModules.map(\.sources)
        let folders = ["Sources", "Tests"] + modules.filter { !$0.hasPrefix("Sources/") && !$0.hasPrefix("Tests/") }
        var sources: [Source] = []
        for folder in folders {
            let reading = SourceFolder(path: TargetPackage(output: output).display(folder)).files()
            if reading.diagnostics.hasErrors { throw .inputOutput(reading.diagnostics) }
            sources += reading.files.map { ("\(folder)/\($0.path)", $0.bytes) }
        }
        return sources
    }

    private func isMoved(_ path: String) -> Bool {
        scaffolds.flatMap { [$0.from, $0.to] }.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    private func isOfOldModule(_ path: String) -> Bool {
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

    /// Core modules that the old module imports and the new one doesn't.
    private var lostDependencies: Set<String> {
        let kept = project.features.first { $0.name == move.new }?.dependencies ?? []
        return Set(move.old.dependencies.map(\.value)).subtracting(kept)
    }
}
