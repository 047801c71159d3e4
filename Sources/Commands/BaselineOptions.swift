import ArgumentParser

/// The baseline of accepted findings.
struct BaselineOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Leave out what this file accepts, and fail for anything else.", valueName: "file")
    )
    var baseline: String?

    @Option(help: ArgumentHelp("Write what there is now to this file, to be accepted.", valueName: "file"))
    var writeBaseline: String?

    func validate() throws {
        if let baseline { try requirePath(baseline, of: "--baseline") }
        if let writeBaseline { try requirePath(writeBaseline, of: "--write-baseline") }
        if baseline != nil, writeBaseline != nil {
            throw ValidationError("--baseline reads what --write-baseline writes; pass one of them")
        }
    }

    var file: Acceptance.File? {
        baseline.map(Acceptance.File.read) ?? writeBaseline.map(Acceptance.File.written)
    }
}

/// The findings that fail the run in addition to errors.
struct StrictOption: ParsableArguments {
    @Flag(help: "Fail for warnings, too.")
    var strict = false
}

/// The limit to the findings of a branch.
struct BranchOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Show only what is in files that this branch has changed since it left this commit.",
            valueName: "revision"
        )
    )
    var changedSince: String?

    func validate() throws {
        if changedSince?.isEmpty == true { throw ValidationError("--changed-since is empty; name a commit or branch") }
    }
}
