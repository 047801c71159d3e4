extension RenameRun {
    /// Checks that the specs contain the name; others follow from another name.
    func requireChange(_ renamed: RenamedSpecs) throws(RunFailure) {
        let project = rename.known.specs.project
        let decoder = SpecDecoder(templates: rename.known.templates)
        guard rename.kind == .module, let after = decoder.decode(renamed.after).specs?.project else { return }
        let key: String
        switch rename.old {
        case project.core.value where after.core.value != rename.new: key = "core"
        case project.app.value where after.app.value != rename.new: key = "app"
        default: return
        }
        throw .input([
            Diagnostic(
                .nameIsImplied,
                at: project.name.location,
                "no spec says '\(rename.old)': it follows from the name of the project",
                note: "add '\(key): \(rename.old)' to '\(project.path)', then run again"
            )
        ])
    }

    /// Adds the types that people have named after the scene, in the files that move with it.
    func addOwnTypes(
        to changes: inout NameChanges,
        _ sources: [(path: String, bytes: [UInt8])],
        _ names: RenamedNames,
        _ paths: RenamedPaths
    ) throws(RunFailure) {
        for (path, bytes) in sources where paths.following(path) != path {
            guard let declared = try? DeclaredTypes.names(in: bytes) else { continue }
            for name in declared where changes.types[name] == nil {
                guard let new = rename.ownName(name) else { continue }
                changes.types[name] = new
                changes.owners[name] = [""]
                changes.declaringModules[name] = names.module(of: path).map { [$0] } ?? []
            }
        }
    }

    /// Returns the edits of Interface Builder documents, which name classes and their modules.
    func nibs(_ changes: NameChanges, _ documents: PackageDocuments) -> [Amendment] {
        documents.nibs.compactMap { path, bytes in
            let after = NibText(bytes).edited { name, module in
                let declaring = name.flatMap { changes.declaringModules[$0] }
                let isOther = module.flatMap { declaring?.contains($0) } == false
                let newName = isOther ? nil : name.flatMap { changes.types[$0] }
                return (newName ?? name, module.flatMap { changes.modules[$0] } ?? module)
            }
            return after.map { Amendment(path: path, before: bytes, after: $0) }
        }
    }

    /// Returns the files that move, and those whose contents change.
    func listing(_ specs: RenamedSpecs, _ paths: RenamedPaths, _ amendments: [Amendment]) -> [String] {
        let moves =
            paths.moves.map { "move \(package.display($0.from)) to \(package.display($0.to))" }
            + specs.moves.map { "move \(inSpecs($0.from)) to \(inSpecs($0.to))" }
        let files =
            amendments.map { package.display($0.path) }
            + specs.files.filter { $0.before.bytes != $0.after.bytes }.map { inSpecs($0.before.relativePath) }
        return moves + files.sorted().map { "change \($0)" }
    }
}
