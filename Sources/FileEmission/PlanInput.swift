import Basics

/// What can be said about the planned files without a look at the disk.
struct PlanInput: Sendable {
    var files: [PlannedFile]
    var header: Header
    var jobs: Int

    /// What is found out about a few files at a time, by several threads.
    private struct Survey: Sendable {
        var faults: [Diagnostic] = []
        /// `nil` when a path is not ASCII.
        var hashes: [UInt64]? = []
        /// Those that are to have a header, and don't.
        var headless: [Int] = []
    }

    /// The files by their folders; `nil` when a path is of no use.
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

    /// Paths that some file system would take for the same: macOS ignores case, and the ways to compose a letter.
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
