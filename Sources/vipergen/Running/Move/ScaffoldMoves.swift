import CodeGeneration
import Diagnostics
import FileEmission
import ProjectModel

/// Where the scaffolds of a scene lie, and where they would lie in another module.
enum ScaffoldMoves {
    /// The scene's folder moves whole, with all that somebody put there; tests that share theirs move one by one.
    ///
    /// - Parameter spec: the path that both know the scene's spec by.
    static func all(from old: GeneratedFiles, to new: GeneratedFiles, of scene: String, spec: String) -> [Relocation] {
        let targets = Dictionary(scaffolds(of: spec, in: new).map { (name(of: $0), $0) }) { first, _ in first }
        var moves: [Relocation] = []
        for path in scaffolds(of: spec, in: old) {
            guard let target = targets[name(of: path)], target != path else { continue }
            let (folder, newFolder) = (folder(of: path), folder(of: target))
            let isOwn = name(of: folder) == scene && name(of: newFolder) == scene
            let move = isOwn ? Relocation(from: folder, to: newFolder) : Relocation(from: path, to: target)
            if !moves.contains(move) { moves.append(move) }
        }
        return moves
    }

    private static func scaffolds(of spec: String, in generated: GeneratedFiles) -> [String] {
        generated.files.filter { $0.ownership == .scaffold && $0.origin?.path == spec }.map(\.path)
    }

    private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    private static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }
}
