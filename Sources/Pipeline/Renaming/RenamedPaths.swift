/// The moves of handwritten files after a renaming.
struct RenamedPaths {
    /// The moves in the target package, in the order in which they are made.
    private(set) var moves: [Relocation] = []

    init(_ rename: Rename, _ names: RenamedNames, output: String, _ contents: (String) throws(RunFailure) -> [String])
        throws(RunFailure)
    {
        let package = TargetPackage(output: output)
        let exists = { (path: String) in SourceFolder.exists(package.display(path)) }
        let word = RenamedWord(rename.old, to: rename.new)
        var folders = names.folders
        let targets = Set(names.after.keys)
        var files: [Relocation] = []
        // What is generated comes by itself.
        for path in names.before.keys.sorted() where !targets.contains(path) && !path.contains("/Generated/") {
            let folder = Self.following(path, folders)
            guard let to = Self.candidates(folder, rename, word).first(where: targets.contains) else { continue }
            files.append(Relocation(from: path, to: to))
        }
        if rename.kind == .scene { folders = Self.folders(of: files, scene: rename.old) }
        moves = folders.filter { exists($0.from) }
        var seen: Set<String> = []
        let others = rename.kind == .scene ? try Self.others(files, rename, contents) : []
        for file in files + others {
            let from = Self.following(file.from, moves)
            guard exists(file.from), from != file.to, seen.insert(from).inserted else { continue }
            moves.append(Relocation(from: from, to: file.to))
        }
    }

    /// Returns a file's path after all moves.
    func following(_ path: String) -> String { Self.following(path, moves) }

    private static func following(_ path: String, _ moves: [Relocation]) -> String {
        moves.reduce(path) { $1.following($0) ?? $0 }
    }

    private static func candidates(_ path: String, _ rename: Rename, _ word: RenamedWord) -> [String] {
        var parts = path.split(separator: "/").map(String.init)
        guard let name = parts.popLast() else { return [] }
        if rename.kind == .scene { parts = parts.map { $0 == rename.old ? rename.new : $0 } }
        let folder = parts.map { $0 + "/" }.joined()
        return ([name] + word.candidates(for: name)).map { folder + $0 }.filter { $0 != path } + [path]
    }

    /// Returns the moves of folders that have a scene's name.
    private static func folders(of files: [Relocation], scene: String) -> [Relocation] {
        var folders: Set<Relocation> = []
        for file in files {
            let (from, to) = (file.from.split(separator: "/"), file.to.split(separator: "/"))
            guard from.count == to.count, let place = from.dropLast().lastIndex(of: scene[...]) else { continue }
            folders.insert(
                Relocation(
                    from: from[...place].joined(separator: "/"),
                    to: to[...place].joined(separator: "/")
                )
            )
        }
        return folders.sorted { $0.from < $1.from }
    }

    /// Returns the moves of files beside scaffolds that people have named after the scene.
    private static func others(
        _ files: [Relocation],
        _ rename: Rename,
        _ contents: (String) throws(RunFailure) -> [String]
    ) throws(RunFailure) -> [Relocation] {
        var folders: [String: String] = [:]
        for file in files { folders[file.from.folder] = file.to.folder }
        let known = Set(files.map(\.from))
        var others: [Relocation] = []
        for (from, to) in folders.sorted(by: { $0.key < $1.key }) {
            for name in try contents(from) {
                let path = "\(from)/\(name)"
                guard !known.contains(path), !path.contains("/Generated/"),
                    let new = rename.ownName(name.file)
                else { continue }
                others.append(Relocation(from: path, to: "\(to)/\(name.folder.isEmpty ? "" : name.folder + "/")\(new)"))
            }
        }
        return others
    }
}

extension Rename {
    /// Returns the new form of a name that people built from the scene's; `nil` if it is built from another scene's.
    ///
    /// For example: `CartRow` of the scene `Cart`; not `Cartoon`, nor `CartItemRow` if there is a scene `CartItem`.
    func ownName(_ name: String) -> String? {
        let scenes = known.scenes.map(\.scene.name.value)
        guard kind == .scene, name.isBuilt(from: old, among: scenes) else { return nil }
        return new + name.dropFirst(old.count)
    }
}

extension String {
    var folder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }
    var file: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }
}
