import Basics
import CodeGeneration
import FileEmission
import ProjectModel

/// What `BUILD.bazel` has to list of the files that a run generates.
struct BazelOutputs {
    let project: Project
    let output: String

    func add(to generated: inout GeneratedFiles) throws(RunFailure) {
        guard project.build.contains(.bazel) else { return }
        try requireSpecsInPackage()
        do {
            try generated.listOutputsForBazel(of: project)
        } catch {
            throw .rendering([error.diagnostic])
        }
    }

    /// An action's inputs lie in the package whose BUILD file lists them.
    private func requireSpecsInPackage() throws(RunFailure) {
        guard project.specsFolder == nil else { return }
        throw .input([
            Diagnostic(
                .bazelSpecsElsewhere,
                at: SourceLocation(path: project.specPath, line: 1, column: 1),
                "Bazel generates from specs inside of the target package, and these aren't",
                notes: [
                    Diagnostic.Note("move the folder of specs into the target package, or remove 'bazel' from 'build'")
                ]
            )
        ])
    }
}
