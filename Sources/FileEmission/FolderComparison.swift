/// One worker's share of a `TreeComparison`.
struct FolderComparison<Disk: FileSystem> {
    struct Unit: Sendable {
        var place: Place
        var name: String
        var parent: Descriptor
    }

    let comparison: TreeComparison<Disk>
    /// The depth of folders that are left to other workers; `nil` for none.
    let deferredDepth: Int?
    var findings = Findings()
    private(set) var deferred: [Unit] = []
    /// The folders that contain deferred ones.
    private(set) var keptOpen: [Descriptor] = []
    let contents = ContentsBuffer()

    init(comparison: TreeComparison<Disk>, deferredDepth: Int?) {
        self.comparison = comparison
        self.deferredDepth = deferredDepth
    }

    var disk: Disk { comparison.disk }

    /// Returns true if the folder would be empty after the removals found in it.
    mutating func visit(_ place: Place, in folder: Descriptor?) -> Bool {
        guard let folder else {
            createEverything(in: place)
            return false
        }
        var listing: FolderListing
        do {
            listing = FolderListing(try disk.entries(of: folder))
        } catch {
            reportUnreadable(place, error)
            return false
        }
        if let planned = place.planned {
            for file in comparison.tree.folders[planned].files { judge(file, &listing, in: folder) }
            for subfolder in comparison.tree.folders[planned].subfolders {
                enter(planned: subfolder, of: place, &listing, in: folder)
            }
        }
        return judgeUnplanned(listing, of: place, in: folder)
    }

    /// Opens and visits the folder, and plans its removal if it would be empty. Returns true if it is removed.
    @discardableResult
    mutating func visitSubfolder(_ place: Place, named name: String, in parent: Descriptor) -> Bool {
        let folder: Descriptor
        do {
            folder = try disk.openFolder(name, in: parent)
        } catch  where error.number == ENOENT {
            _ = visit(place, in: nil)
            return false
        } catch {
            reportUnreadable(place, error)
            return false
        }
        let pending = deferred.count
        let isLeftEmpty = visit(place, in: folder)
        if deferred.count > pending { keptOpen.append(folder) } else { try? disk.close(folder) }
        guard isLeftEmpty, place.depth > 1 else { return false }
        findings.removals.append(Plan.Step(action: .removeFolder, path: place.path))
        return true
    }

    private mutating func createEverything(in place: Place) {
        guard let planned = place.planned else { return }
        let folder = comparison.tree.folders[planned]
        for file in folder.files { add(.create, file) }
        for subfolder in folder.subfolders {
            let below = comparison.tree.folders[subfolder]
            createEverything(in: place.child(below.name, path: below.path, planned: subfolder))
        }
    }

    private mutating func enter(
        planned subfolder: Int,
        of place: Place,
        _ listing: inout FolderListing,
        in folder: Descriptor
    ) {
        let planned = comparison.tree.folders[subfolder]
        var child = place.child(planned.name, path: planned.path, planned: subfolder)
        if child.depth == 1 { child.isSearched = comparison.searched.contains(planned.name) }
        // A module's sources may lie anywhere; where generated files are planned, others may be stale.
        if planned.isGenerated { child.isSearched = true }
        let origin = comparison.files[planned.firstFile].origin
        switch listing.take(planned.name) {
        case nil: createEverything(in: child)
        case .folder: visitNowOrLater(child, named: planned.name, in: folder)
        case .link: findings.diagnostics.append(.link(comparison.directory.display(child.path), at: origin))
        case .file, .other:
            findings.diagnostics.append(.notAFolder(comparison.directory.display(child.path), at: origin))
        }
    }

    @discardableResult
    mutating func visitNowOrLater(_ place: Place, named name: String, in parent: Descriptor) -> Bool {
        guard place.depth == deferredDepth else { return visitSubfolder(place, named: name, in: parent) }
        deferred.append(Unit(place: place, name: name, parent: parent))
        return false
    }

    private mutating func judge(_ file: Int, _ listing: inout FolderListing, in folder: Descriptor) {
        let ownership = comparison.files[file].ownership
        let name = String(RelativePath.split(comparison.files[file].path).name)
        var kind = listing.take(name)
        // Where case is ignored, a scaffold may be there under another name than the planned one. (A generated file of another
        // name is stale, and gone before the new one is written.)
        if kind == nil, ownership == .scaffold, listing.hasName(nearTo: name) {
            kind = try? disk.kind(of: name, in: folder)
        }
        switch (ownership, kind) {
        case (_, nil): add(.create, file)
        case (_, .folder?), (.generated, .link?), (.generated, .other?), (.generatedAtRoot, .link?),
            (.generatedAtRoot, .other?):
            reportInTheWay(file, kind ?? .other)
        case (.scaffold, .other?): reportInTheWay(file, .other)
        case (.scaffold, .link?) where linksElsewhere(name, in: folder): reportInTheWay(file, .link)
        case (.scaffold, _): add(.keep, file)
        case (.generated, .file?), (.generatedAtRoot, .file?): compare(file, named: name, in: folder)
        }
    }

    /// Returns true if a link leads to something other than a file. One that leads nowhere is left to the user.
    private func linksElsewhere(_ name: String, in folder: Descriptor) -> Bool {
        guard let kind = try? disk.kindBehindLinks(of: name, in: folder) else { return false }
        return kind != .file
    }

    private mutating func compare(_ file: Int, named name: String, in folder: Descriptor) {
        // Not the whole planned file, all of whose references would be counted.
        let planned = comparison.files[file].contents
        do {
            let limit = max(planned.count + 1, Header.reach)
            let existing = try contents.read(name, in: folder, atMost: limit, from: disk)
            if existing.isSame(as: planned) {
                add(.unchanged, file)
            } else if comparison.header.marks(existing)
                || (comparison.files[file].ownership == .generated && existing.isTorn(planned))
            {
                add(.replace, file)
            } else if let line = existing.mergeMarkerLine {
                try compareMerge(file, named: name, in: folder, markedAt: line)
            } else if try hasSameCode(as: planned, name, in: folder) {
                add(.replace, file)
            } else {
                reportInTheWay(file, .file)
            }
        } catch  where error.number == ENOENT {
            add(.create, file)
        } catch {
            let path = comparison.directory.display(comparison.files[file].path)
            findings.diagnostics.append(.cannot(.read, path, error, at: comparison.files[file].origin))
        }
    }

    /// Returns true if the code is the same. Licences and other comments that tools write above it may be longer than
    /// the header.
    private func hasSameCode(as planned: [UInt8], _ name: String, in folder: Descriptor) throws(SystemError) -> Bool {
        try contents.read(name, in: folder, atMost: planned.count + 8 * Header.reach, from: disk).hasSameCode(
            as: planned
        )
    }

    /// Compares a file that git merged from two sides. It is ours if both sides are, from their first line on.
    private mutating func compareMerge(
        _ file: Int,
        named name: String,
        in folder: Descriptor,
        markedAt line: Int
    ) throws(SystemError) {
        let merged = try contents.read(name, in: folder, atMost: ExistingContents.largest, from: disk)
        if line == 1, merged.isMerge(of: comparison.header.marks) {
            add(.replace, file)
        } else if comparison.files[file].ownership == .generated {
            let path = comparison.directory.display(comparison.files[file].path)
            findings.diagnostics.append(.mergeMarker(path, line: line))
        } else {
            reportInTheWay(file, .file)
        }
    }

    private mutating func add(_ action: Plan.Action, _ file: Int) {
        findings.actions.append((file, action))
    }

    private mutating func reportInTheWay(_ position: Int, _ kind: EntryKind) {
        let file = comparison.files[position]
        let path = comparison.directory.display(file.path)
        let diagnostic: Diagnostic =
            kind == .file && file.ownership == .generated
            ? .withoutHeader(path) : .inTheWay(path, is: kind, at: file.origin)
        findings.diagnostics.append(diagnostic)
        findings.obstacles.append(Plan.Obstacle(path: file.path, isFile: kind == .file, diagnostic: diagnostic))
    }

    /// Reports an unreadable folder, unless nothing is planned in it: then it is left to the user.
    private mutating func reportUnreadable(_ place: Place, _ error: SystemError) {
        guard let planned = place.planned else { return }
        let origin =
            comparison.files.isEmpty ? nil : comparison.files[comparison.tree.folders[planned].firstFile].origin
        findings.diagnostics.append(.cannot(.read, comparison.directory.display(place.path), error, at: origin))
    }
}
