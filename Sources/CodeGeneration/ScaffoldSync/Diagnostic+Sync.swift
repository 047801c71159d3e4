/// The diagnostics for problems with a user's files.
struct SyncProblems {
    /// Returns the path that the user would use for a file of the target package.
    let display: @Sendable (String) -> String

    func nestedTooDeeply(_ file: SwiftFile) -> Diagnostic? {
        guard let problem = file.outline.problem, problem.isTooDeep else { return nil }
        return Diagnostic(
            .nestedTooDeeply,
            at: SourceLocation(path: display(file.path), line: problem.line, column: problem.column),
            problem.message,
            note: NestedTooDeeply.remedy
        )
    }

    func withoutScene(_ block: MemberBlock, in file: SwiftFile, conformingTo contract: String) -> Diagnostic {
        Diagnostic(
            .scaffoldLeftOver,
            at: location(block.start, in: file),
            ScaffoldContracts.sharedContracts[contract] == nil
                ? "'\(block.type)' conforms to '\(contract)', which is no longer generated for any scene"
                : "'\(block.type)' conforms to '\(contract)', but no scene has it any more",
            note: "if the scene was renamed or moved, rename and move the type and its file, too; if not, delete them"
        )
    }

    func location(_ offset: Int, in file: SwiftFile) -> SourceLocation {
        file.bytes.location(of: offset, path: display(file.path))
    }
}
