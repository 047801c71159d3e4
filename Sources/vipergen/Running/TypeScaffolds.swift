import CodeGeneration
import FileEmission
import ProjectModel
import SwiftReading

/// Finds the scaffolds of types that the user has declared in a file of another name: those aren't wanted.
struct TypeScaffolds {
    let output: String

    /// The paths of scaffolds that give way.
    ///
    /// - Parameter missing: scaffolds that would be written.
    func givingWay(among missing: [GeneratedFiles.TypeScaffold]) -> Set<String> {
        var paths: Set<String> = []
        for (folder, scaffolds) in Dictionary(grouping: missing, by: \.folder) {
            let wanted = Set(scaffolds.map(\.type))
            let found = SourceFolder(path: "\(output)/\(folder)").typesDeclared(among: wanted)
            paths.formUnion(scaffolds.filter { found.contains($0.type) }.map(\.path))
        }
        return paths
    }
}
