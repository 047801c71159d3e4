/// Changes to handwritten module definitions after something is moved, removed or renamed. Certain changes are made,
/// the others are listed.
struct DefinitionChanges {
    /// The edits of the files, at their current paths.
    private(set) var amendments: [Amendment] = []
    private(set) var left: LeftFindings

    /// - Parameters:
    ///   - modules: the new names of renamed modules.
    ///   - following: returns the new path of a file or folder of the package.
    init(
        _ files: [PackageDocuments.File],
        modules: [String: String] = [:],
        output: String,
        following: (String) -> String
    ) {
        self.left = LeftFindings(output: output)
        for file in files {
            var text = DefinitionText(path: file.path, bytes: file.bytes)
            let left = text.follow(following)
            text.rename(targets: modules)
            let after = text.edits.applied(to: file.bytes)
            if after != file.bytes {
                amendments.append(Amendment(path: file.path, before: file.bytes, after: after))
            }
            let paths = left.map { path, range in
                LeftFindings.Leftover(
                    offset: range.lowerBound,
                    message: "'\(path)' goes elsewhere, and this definition still names it",
                    note: "write where it is from here: it is '\(following(path))' in the package"
                )
            }
            let words = text.words(among: Set(modules.keys)).map { name, range in
                LeftFindings.Leftover(
                    offset: range.lowerBound,
                    message: "'\(name)' in this definition was left as it is",
                    note: "write '\(modules[name] ?? name)' if this is the module"
                )
            }
            self.left.add(paths + words, file.path, file.bytes, text.edits)
        }
    }

    /// - Parameters:
    ///   - modules: the removed modules.
    ///   - isGone: returns true if a file or folder of the package no longer exists.
    init(_ files: [PackageDocuments.File], without modules: Set<String>, output: String, isGone: (String) -> Bool) {
        left = LeftFindings(output: output)
        let note = "remove it here, or name something else"
        for file in files {
            let text = DefinitionText(path: file.path, bytes: file.bytes)
            var gone: [(path: String, range: Range<Int>)] = []
            for (path, range) in text.paths where path.contains("/") && gone.last?.range != range && isGone(path) {
                gone.append((path, range))
            }
            let paths = gone.map { path, range in
                LeftFindings.Leftover(
                    offset: range.lowerBound,
                    message: "'\(path)' goes, and this definition names it",
                    note: note
                )
            }
            let words = text.words(among: modules, outside: gone.map(\.range)).map { name, range in
                LeftFindings.Leftover(
                    offset: range.lowerBound,
                    message: "the module '\(name)' goes, and this definition names it",
                    note: note
                )
            }
            left.add(paths + words, file.path, file.bytes)
        }
    }
}
