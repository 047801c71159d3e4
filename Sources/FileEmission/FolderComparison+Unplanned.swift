/// Entries of the tree that aren't planned: nearly all of them are the user's.
extension FolderComparison {
    /// Returns true if the folder would be empty.
    mutating func judgeUnplanned(_ listing: FolderListing, of place: Place, in folder: Descriptor) -> Bool {
        var removals = 0
        for (name, kind) in listing.rest where goes(name, kind, from: place, in: folder) { removals += 1 }
        return place.planned == nil && removals > 0 && removals == listing.count
    }

    /// Returns true if an unplanned entry has to be removed; it stays unless it is known to be ours.
    private mutating func goes(_ name: String, _ kind: EntryKind, from place: Place, in folder: Descriptor) -> Bool {
        let path = RelativePath.join(place.path, name)
        switch kind {
        case .file:
            let isOurs = PartialName.matches(name) ? !isAlive(place) : isStale(name, of: place, in: folder)
            guard isOurs else {
                if let naming = comparison.naming, !place.isGenerated, naming(path) { findings.namedFiles.append(path) }
                return false
            }
            findings.removals.append(Plan.Step(action: .remove, path: path))
            return true
        case .folder:
            var child = place.child(name, path: path, planned: nil)
            if child.depth == 1 { child.isSearched = comparison.searched.contains(name) }
            guard child.isSearched, child.depth < RelativePath.deepest, name != ".build", name != ".git" else {
                return false
            }
            return visitNowOrLater(child, named: name, in: folder)
        case .link, .other:
            return false
        }
    }

    /// Returns true if a file is stale; one that can't be read is never known to be ours.
    private mutating func isStale(_ name: String, of place: Place, in folder: Descriptor) -> Bool {
        let isOurs = place.isGenerated && place.isSearched || place.depth == 0 && comparison.rootFiles.contains(name)
        guard isOurs else { return false }
        guard let beginning = try? contents.read(name, in: folder, atMost: Header.reach, from: disk) else {
            return false
        }
        if comparison.header.marks(beginning) { return true }
        // Generated files are Swift; `.gitkeep` and the like are the user's, with nothing in them.
        return place.isGenerated && name.hasSuffix(".swift") && !name.hasPrefix(".")
            && comparison.header.isTorn(beginning) && !isAlive(place)
    }

    private func isAlive(_ place: Place) -> Bool { LiveOwner.holds(place.path, in: comparison.directory) }
}
