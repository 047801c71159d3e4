import ArgumentParser
import Linting
import Pipeline

/// Which findings of `vipergen lint` and `vipergen report` count: all but those that are accepted for now, or those of a branch.
struct FindingsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Leave out what this file accepts, and fail for anything else.", valueName: "file")
    )
    var baseline: String?

    @Option(help: ArgumentHelp("Write what there is now to this file, to be accepted.", valueName: "file"))
    var writeBaseline: String?

    @Option(
        help: ArgumentHelp(
            "Show only what is in files that this branch has changed since it left this commit.",
            valueName: "revision"
        )
    )
    var changedSince: String?

    func validate() throws {
        if let baseline { try requirePath(baseline, of: "--baseline") }
        if let writeBaseline { try requirePath(writeBaseline, of: "--write-baseline") }
        if baseline != nil, writeBaseline != nil {
            throw ValidationError("--baseline reads what --write-baseline writes; pass one of them")
        }
        if changedSince?.isEmpty == true { throw ValidationError("--changed-since is empty; name a commit or branch") }
    }
}
