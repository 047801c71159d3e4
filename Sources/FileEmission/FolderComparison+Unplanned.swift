/// What lies in the tree without being planned: nearly all of it is the user's.
extension FolderComparison {
    /// Returns whether nothing would be left in the folder.
    mutating func judgeUnplanned(_ listing: FolderListing, of place: Place, in folder: Descriptor) -> Bool {
        var removals = 0
        for (name, kind) in listing.rest where goes(name, kind, from: place, in: folder) { removals += 1 }
        return place.planned == nil && removals > 0 && removals == listing.count
    }

    /// Whether something that is not planned has to go; what is not known to be ours stays.
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

    /// A file that can't be read can't be known as ours.
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
