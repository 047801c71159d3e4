/// Generated files that become the user's: each loses its header and stays in its place.
struct Ejection {
    /// The edits, one for each generated file, sorted by path.
    let amendments: [Amendment]
    /// The edit that removes the line for the journals of killed runs from `.gitignore`.
    let ignoring: Amendment?

    /// - Throws: if the generated files differ from those that the specs would generate now.
    init(_ plan: Plan, output: String) throws(RunFailure) {
        let differences = plan.differences
        guard differences.isEmpty else {
            let package = TargetPackage(output: output)
            let shown = differences.prefix(5).map { Diagnostic.Note("\($0.kind.rawValue) \(package.display($0.path))") }
            throw .input([
                Diagnostic(
                    .ejectOutOfDate,
                    at: nil,
                    "\(differences.count) file\(differences.count == 1 ? " isn't" : "s aren't") as 'vipergen generate' writes \(differences.count == 1 ? "it" : "them")",
                    notes: shown + [Diagnostic.Note("run 'vipergen generate', then 'vipergen eject' again")]
                )
            ])
        }
        amendments = plan.steps.compactMap { step in
            guard step.action == .unchanged, let file = step.file, file.ownership != .scaffold else { return nil }
            return Amendment(
                path: step.path,
                before: file.contents,
                after: EmittedHeader.removed(from: file.contents)
            )
        }
        ignoring = Ejection.ignoring(in: TargetPackage(output: output))
        let prefix = WorkTree.patchPrefix(of: output)
        patch = (amendments + [ignoring].compactMap(\.self)).flatMap { $0.unifiedDiff(below: prefix) }
    }

    private static func ignoring(in package: TargetPackage) -> Amendment? {
        let path = ".gitignore"
        guard let before = FileSystem.bytes(of: package.display(path), upTo: 1 << 20) else { return nil }
        let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let after = lines.filter { !$0.elementsEqual(".vipergen-*".utf8) }
        if after.count == lines.count { return nil }
        return Amendment(path: path, before: before, after: Array(after.joined(separator: "\n".utf8)))
    }

    var steps: [Journal.Step] { (amendments + [ignoring].compactMap(\.self)).map { Journal.Step(.amend($0)) } }

    let patch: [UInt8]

    /// The number of files. For example: `57 files`.
    var count: String { "\(amendments.count) file\(amendments.count == 1 ? "" : "s")" }
}
