import Diagnostics
import FileEmission
import ProjectModel

/// Scenes whose generated files go, while their scaffolds, which are the user's, stay.
struct SceneRemovals {
    let output: String

    func warnings(of plan: Plan) -> [Diagnostic] {
        plan.steps.filter { $0.action == .remove }.compactMap { step in
            guard let folder = scaffolds(besideContracts: step.path) else { return nil }
            let path = TargetPackage(output: output).display(folder)
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

    /// `Sources/Recipes/Application/Details` of `Sources/Recipes/Generated/Details/DetailsContracts.swift`.
    private func scaffolds(besideContracts path: String) -> String? {
        let parts = path.split(separator: "/")
        guard parts.count > 3, parts[parts.count - 3] == "Generated",
            parts[parts.count - 1] == parts[parts.count - 2] + "Contracts.swift"
        else { return nil }
        return (parts.dropLast(3) + ["Application", parts[parts.count - 2]]).joined(separator: "/")
    }
}
