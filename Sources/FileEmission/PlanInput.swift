/// Checks of the planned files that need no disk.
struct PlanInput: Sendable {
    var files: [PlannedFile]
    var header: Header
    var jobs: Int

    /// The findings about a few files; several threads collect them.
    private struct Survey: Sendable {
        var faults: [Diagnostic] = []
        /// The hashes of the paths; `nil` if one isn't ASCII.
        var hashes: [UInt64]? = []
        /// The files that need a header but have none.
        var headless: [Int] = []
    }

    /// Returns the files by folder; `nil` if a path is invalid.
    func checked() -> (tree: PlannedTree?, diagnostics: [Diagnostic]) {
        let surveys = Parallel.map(Parallel.chunks(of: Array(files.indices)), jobs: jobs) { survey($0) }
        let faults = surveys.flatMap(\.faults)
        if !faults.isEmpty { return (nil, faults) }
        let tree = PlannedTree(files)
        let headless = Set(surveys.flatMap(\.headless))
        let misplaced = tree.folders.flatMap { ownershipFaults(in: $0, headless) }
        return (tree, clashes(in: tree, surveys.map(\.hashes)) + misplaced)
    }

    private func survey(_ positions: ArraySlice<Int>) -> Survey {
        var survey = Survey()
        survey.hashes?.reserveCapacity(positions.count)
        for position in positions {
            if let fault = pathFault(at: position) { survey.faults.append(fault) }
            if let hash = PathClashes.hashIgnoringCase(files[position].path) {
                survey.hashes?.append(hash)
            } else {
                survey.hashes = nil
            }
            if files[position].ownership != .scaffold, !header.marks(files[position].contents) {
                survey.headless.append(position)
            }
        }
        return survey
    }

    private func pathFault(at position: Int) -> Diagnostic? {
        do {
            try RelativePath.check(files[position].path)
            return nil
        } catch {
            return .pathLeavesPackage(files[position], because: error)
        }
    }

    private func ownershipFaults(in folder: PlannedTree.Folder, _ headless: Set<Int>) -> [Diagnostic] {
        if folder.isGenerated, headless.isEmpty { return [] }
        return folder.files.compactMap { position in
            if files[position].ownership == .scaffold { return nil }
            if files[position].ownership == .generated, !folder.isGenerated {
                return .generatedElsewhere(files[position])
            }
            return headless.contains(position) ? .generatedWithoutHeader(files[position]) : nil
        }
    }

    /// Returns errors for paths that some file system takes for the same: macOS ignores case and Unicode normalization.
    private func clashes(in tree: PlannedTree, _ hashes: [[UInt64]?]) -> [Diagnostic] {
        let folders = tree.folders.dropFirst()
        let all = [PathClashes.hashes(of: folders.map(\.path))] + hashes
        guard PathClashes.arePossible(all) else { return [] }
        var clashes = PathClashes()
        for folder in folders { clashes.addFolder(folder.path, at: files[folder.firstFile].origin) }
        for file in files { clashes.addFile(file.path, at: file.origin) }
        return clashes.diagnostics
    }
}
