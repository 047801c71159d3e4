import CodeGeneration
import Diagnostics
import FileEmission
import ProjectModel

/// The manifest that a team writes itself against the specs.
struct ManifestCheck {
    let project: Project
    let output: String

    /// Each difference; none where the manifest is generated, which the plan compares.
    func differences() throws(RunFailure) -> [Diagnostic] {
        guard let places = project.teamManifest else { return [] }
        guard SourceFolder.exists(TargetPackage(output: output).display("Package.swift")) else {
            return [missing(at: places.manifest)]
        }
        let manifest = try ManifestDump(package: output, place: places.manifest).read()
        return ManifestComparison(project: project, places: places, manifest: manifest).differences()
    }

    private func missing(at place: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error,
            id: "manifest-missing",
            at: place,
            "there is no '\(TargetPackage(output: output).display("Package.swift"))'",
            notes: [
                Diagnostic.Note("write it, or take 'manifest: team' out, run 'vipergen generate' and put it in again")
            ]
        )
    }
}
