/// Finds the places of a scene's scaffolds in its module and in another one.
enum ScaffoldMoves {
    /// Returns the moves. The scene's folder moves as a whole, with everything in it; tests that share a folder move
    /// one by one. If views have their own module on one side only, two folders become one or one becomes two, file
    /// by file.
    ///
    /// - Parameters:
    ///   - spec: the path of the scene's spec, the same for both.
    ///   - contents: returns the files in a folder of the target package, relative to it.
    static func all(
        from old: GeneratedFiles,
        to new: GeneratedFiles,
        of scene: String,
        spec: String,
        contents: (String) throws(RunFailure) -> [String]
    ) throws(RunFailure) -> [Relocation] {
        let targets = Dictionary(scaffolds(of: spec, in: new).map { (name(of: $0), $0) }) { first, _ in first }
        let files = scaffolds(of: spec, in: old).compactMap { path in
            targets[name(of: path)].map { Relocation(from: path, to: $0) }
        }
        let sceneFolders = Set(files.compactMap { folders(of: $0, scene: scene) })
        var moves: [Relocation] = []
        for file in files where file.from != file.to {
            let folder = folders(of: file, scene: scene).flatMap { own in
                sceneFolders.contains { ($0.from == own.from) != ($0.to == own.to) } ? nil : own
            }
            let move = folder ?? file
            if !moves.contains(move) { moves.append(move) }
        }
        let known = Set(files.map(\.from))
        let others = try others(in: sceneFolders, contents)
        return moves + others.filter { !known.contains($0.from) && !isInside($0, moves) }
    }

    /// Returns the moves of files beside such scaffolds. Of two folders, they go to the one without views.
    private static func others(
        in folders: Set<Relocation>,
        _ contents: (String) throws(RunFailure) -> [String]
    ) throws(RunFailure) -> [Relocation] {
        var others: [Relocation] = []
        for (from, moves) in Dictionary(grouping: folders, by: \.from).sorted(by: { $0.key < $1.key }) {
            guard let to = moves.map(\.to).min(by: { ($0.count, $0) < ($1.count, $1) }), to != from else { continue }
            others += try contents(from).map { Relocation(from: "\(from)/\($0)", to: "\(to)/\($0)") }
        }
        return others
    }

    private static func isInside(_ file: Relocation, _ moves: [Relocation]) -> Bool {
        moves.contains { file.from == $0.from || file.from.hasPrefix($0.from + "/") }
    }

    static func scaffolds(of spec: String, in generated: GeneratedFiles) -> [String] {
        generated.files.filter { $0.ownership == .scaffold && $0.origin?.path == spec }.map(\.path)
    }

    private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Returns the scene's folders that a file moves between; `nil` if it isn't in one.
    private static func folders(of file: Relocation, scene: String) -> Relocation? {
        guard let from = folder(of: scene, around: file.from), let to = folder(of: scene, around: file.to) else {
            return nil
        }
        return Relocation(from: from, to: to)
    }

    /// For example: `Sources/Recipes/Application/RecipeDetails`.
    private static func folder(of scene: String, around path: String) -> String? {
        let parts = path.split(separator: "/")
        guard let position = parts.dropLast().lastIndex(of: scene[...]) else { return nil }
        return parts[...position].joined(separator: "/")
    }
}
