import Diagnostics
import FileEmission
import ProjectModel

/// Scenes whose generated files go, while their scaffolds, which are the user's, stay.
struct SceneRemovals {
    let output: String

    func warnings(of plan: Plan) -> [Diagnostic] {
        plan.steps.filter { $0.action == .remove }.compactMap { step in
            guard let scene = GeneratedScene(step.path), step.path == scene.generated("Contracts") else { return nil }
            let path = TargetPackage(output: output).display(scene.scaffolds)
            guard SourceFolder.exists(path) else { return nil }
            return Diagnostic(
                .warning,
                id: "scaffold-without-scene",
                at: SourceLocation(path: path, line: 1, column: 1),
                "the scene of these scaffolds is gone; they are yours, and stay",
                notes: [
                    Diagnostic.Note("was it renamed or moved? take the files and their types along; else delete them")
                ]
            )
        }
    }
}
