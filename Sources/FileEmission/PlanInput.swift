import Diagnostics

/// What can be said about the planned files without a look at the disk.
struct PlanInput {
    var files: [PlannedFile]
    var header: Header

    /// The files by their folders; `nil` when a path is of no use.
    func checked() -> (tree: PlannedTree?, diagnostics: [Diagnostic]) {
        let faults = files.indices.compactMap { pathFault(at: $0) }
        if !faults.isEmpty { return (nil, faults) }
        let tree = PlannedTree(files)
        return (tree, clashes(in: tree) + tree.folders.flatMap(ownershipFaults))
    }

    private func pathFault(at position: Int) -> Diagnostic? {
        do {
            try RelativePath.check(files[position].path)
            return nil
        } catch {
            return .pathLeavesPackage(files[position], because: error)
        }
    }

    private func ownershipFaults(in folder: PlannedTree.Folder) -> [Diagnostic] {
        folder.files.compactMap { position in
            let ownership = files[position].ownership
            if ownership == .scaffold { return nil }
            if ownership == .generated, !folder.isGenerated { return .generatedElsewhere(files[position]) }
            return header.marks(files[position].contents) ? nil : .generatedWithoutHeader(files[position])
        }
    }

    /// Paths that some file system would take for the same: macOS ignores case, and the ways to compose a letter.
    private func clashes(in tree: PlannedTree) -> [Diagnostic] {
        let folders = tree.folders.dropFirst()
        guard PathClashes.arePossible(folders.map(\.path) + files.map(\.path)) else { return [] }
        var clashes = PathClashes()
        for folder in folders { clashes.addFolder(folder.path, at: files[folder.firstFile].origin) }
        for file in files { clashes.addFile(file.path, at: file.origin) }
        return clashes.diagnostics
    }
}
