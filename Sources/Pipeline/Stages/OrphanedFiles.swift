/// Reports the user's files that no longer belong to a scene.
struct OrphanedFiles {
    private let project: Project
    private let output: String
    private let names: OrphanNames

    /// The number of bytes of a file that are searched.
    private static let reach = 1 << 16

    init(_ result: Stages.Result, output: String) {
        project = result.project
        self.output = output
        names = result.generated.orphanNames ?? OrphanNames(project)
    }

    /// - Parameter told: more detailed diagnostics that were already reported for the same files.
    func warnings(in plan: Plan, besides told: [Diagnostic] = []) -> [Diagnostic] {
        let paths = plan.namedFiles
        let known = Set(told.filter { $0.id == "scaffold-left-over" }.compactMap(\.location?.path))
        let found = paths.compactMap { path in
            names.orphan(at: path).flatMap { known.contains(display(path)) ? nil : (path, $0) }
        }
        let used = typesInUse(among: found.compactMap { path, orphan in orphan.unused.map { (path, $0) } })
        return found.compactMap { path, orphan in
            if let type = orphan.unused, used.contains(type) { return nil }
            return isProved(orphan, at: path) ? warning(orphan, at: path) : nil
        }
    }

    /// Returns the types that the user's files mention, apart from the file that declares them.
    private func typesInUse(among types: [(path: String, type: String)]) -> Set<String> {
        if types.isEmpty { return [] }
        let search = NameSearch(types.map(\.type))
        do throws(RunFailure) {
            let sources = try HandwrittenSources(output: output).all(of: project) { search.findsAny(in: $0) }
            let used = types.filter { path, type in
                sources.contains { $0.path != path && NameSearch([type]).findsAny(in: $0.bytes) }
            }
            return Set(used.map(\.type))
        } catch {
            // Nothing is told of what can't be looked at.
            return Set(types.map(\.type))
        }
    }

    private func isProved(_ orphan: OrphanNames.Orphan, at path: String) -> Bool {
        if orphan.proofs.isEmpty { return true }
        guard let bytes = SourceFolder.beginning(of: display(path), upTo: Self.reach) else { return false }
        return NameSearch(orphan.proofs).findsAny(in: bytes)
    }

    private func warning(_ orphan: OrphanNames.Orphan, at path: String) -> Diagnostic {
        let name = path.split(separator: "/").last ?? path[...]
        var claim = "belongs to no scene"
        let (reason, remedy): (String, String)
        switch orphan.reason {
        case .noScene:
            reason = "there is no scene '\(orphan.scene)'"
            remedy = "if the scene was renamed, move the code to the files of its new name; then delete this file"
        case .otherModule(let module):
            reason = "'\(orphan.scene)' is in the module '\(module)'"
            remedy = "move the code to the files of '\(orphan.scene)' in '\(module)', then delete this file"
        case .otherStyle(let style):
            reason = "'\(orphan.scene)' is of the style '\(style)', which has no such file"
            remedy = "move the code to the other files of '\(orphan.scene)', then delete this file"
        case .drawnByComponent(let piece, let component):
            claim = "belongs to no \(piece.kind)"
            reason = "'\(piece.name)' of '\(orphan.scene)' is drawn by '\(component)'"
            remedy = "move what '\(component)' lacks to it, then delete this file"
        case .noPiece(let kind):
            claim = "belongs to no \(kind)"
            reason = "the spec of '\(orphan.scene)' has no such \(kind)"
            remedy = "if the \(kind) was renamed, move the code to the file of its new name; then delete this file"
        case .shared(let other):
            reason = "'\(orphan.scene)' has \(other) of its module in its place"
            remedy = "move what \(other) lacks to it, then delete this file"
        case .noNib:
            claim = "belongs to no view"
            reason = "the spec of '\(orphan.scene)' has another 'view', or none"
            remedy = "move what you still need of it, then delete this file"
        }
        return Diagnostic(
            .orphanedFile,
            at: SourceLocation(path: display(path), line: 1, column: 1),
            "'\(name)' \(claim): \(reason)",
            notes: [
                Diagnostic.Note(remedy),
                Diagnostic.Note("to keep it, list '\(path)' under 'unmanaged' in '\(project.specPath)'"),
            ]
        )
    }

    private func display(_ path: String) -> String { TargetPackage(output: output).display(path) }
}
