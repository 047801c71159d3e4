/// Finds the user's own files that a plan affects without a compiler error: those that are left over, and those that
/// lack members that `generate --sync` adds.
package struct Aftermath {
    package let output: String
    /// True if missing members are added to scaffolds.
    let isSynchronised: Bool

    package func warnings(of plan: Plan, _ result: Stages.Result, in directory: TargetDirectory) throws(RunFailure)
        -> [Diagnostic]
    {
        // In a fresh package there is nothing of the user's yet.
        guard plan.steps.contains(where: { $0.action == .replace || $0.action == .remove || $0.action == .keep }) else {
            return []
        }
        let changes = plan.contentChanges(ofFilesEnding: ".swift", in: directory)
            .map { GeneratedChange(path: $0.path, before: $0.before, after: $0.after) }
        if changes.isEmpty { return [] }
        let scaffolded = Set((result.generated.yieldingTypes + result.generated.typeScaffolds).map(\.type))
        let review = ChangeReview(scaffolded: scaffolded) { TargetPackage(output: output).display($0) }
        let sources = HandwrittenSources(output: output)
        let warnings = try review.warnings(for: changes) { isWanted throws(RunFailure) in
            try sources.all(of: result.project, where: isWanted)
        }
        if warnings.hasErrors { throw .input(warnings) }
        if isSynchronised { return warnings }
        let synchronisation = Synchronisation(output: output, stubs: .comment)
        return warnings + (try synchronisation.hints(for: Aftermath.names(in: changes), of: result.project))
    }

    /// Returns all words of changed code. Contracts and scaffolds that aren't among them require the same as before.
    private static func names(in changes: [GeneratedChange]) -> Set<String> {
        let files = changes.filter { $0.isOfCode && !$0.path.hasPrefix("Tests/") }.compactMap(\.after)
        return files.reduce(into: []) { $0.formUnion(MentionedNames.words(in: $1).lazy.map(\.name)) }
    }
}
