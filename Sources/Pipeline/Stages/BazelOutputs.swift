/// The generated files that `BUILD.bazel` has to list.
struct BazelOutputs {
    let project: Project
    let output: String

    func add(to generated: inout GeneratedFiles) throws(RunFailure) {
        guard project.build.contains(.bazel) else { return }
        try requireSpecsInPackage()
        try rendering(try generated.listOutputsForBazel(of: project))
    }

    /// Checks that the specs are in the package: an action's inputs must be in the package whose BUILD file lists them.
    private func requireSpecsInPackage() throws(RunFailure) {
        guard project.specsFolder == nil else { return }
        throw .input([
            Diagnostic(
                .bazelSpecsElsewhere,
                at: SourceLocation(path: project.specPath, line: 1, column: 1),
                "Bazel generates from specs inside of the target package, and these aren't",
                note: "move the folder of specs into the target package, or remove 'bazel' from 'build'"
            )
        ])
    }
}
