import CodeGeneration
import FileEmission
import ProjectModel
import SwiftReading

/// Leaves out the scaffolds of types that the user has declared in a file of another name.
struct TypeScaffolds {
    let output: String

    func withoutDeclared(_ generated: GeneratedFiles) -> GeneratedFiles {
        let missing = generated.typeScaffolds.filter { !SourceFolder.exists("\(output)/\($0.path)") }
        guard !missing.isEmpty else { return generated }
        var declared: Set<String> = []
        for (folder, scaffolds) in Dictionary(grouping: missing, by: \.folder) {
            let wanted = Set(scaffolds.map(\.type))
            let found = SourceFolder(path: "\(output)/\(folder)").typesDeclared(among: wanted)
            declared.formUnion(scaffolds.filter { found.contains($0.type) }.map(\.path))
        }
        var result = generated
        result.files.removeAll { declared.contains($0.path) }
        return result
    }
}
