import CodeGeneration
import Diagnostics
import FileEmission
import Parallelism
import SwiftReading

/// The last stage: planned files against the target package.
struct Emission {
    let output: String
    let jobs: Int?

    /// Reads only.
    func plan(_ generated: GeneratedFiles, in directory: TargetDirectory) throws(RunFailure) -> Plan {
        var (plan, diagnostics) = Plan.make(
            files: generated.files,
            in: directory,
            header: EmittedHeader.header,
            rootFiles: generated.rootFiles,
            jobs: jobs
        )
        if diagnostics.hasErrors { throw RunFailure(diagnostics) }
        try compareTypes(of: &plan, generated)
        // Before there are scaffolds, too: the tree of the largest generated file takes about as much memory as they do.
        var faults = syntaxFaults(in: plan, generated) { $0.ownership != .scaffold }
        do {
            try plan.fillScaffolds(generated.contents)
        } catch {
            throw .generator([error.diagnostic])
        }
        faults += syntaxFaults(in: plan, generated) { $0.ownership == .scaffold }
        if !faults.isEmpty { throw .generator(faults) }
        return plan
    }

    /// Only types of files that would be new are looked for.
    private func compareTypes(of plan: inout Plan, _ generated: GeneratedFiles) throws(RunFailure) {
        let created = plan.changes.filter { $0.action == .create }
        guard !created.isEmpty else { return }
        let origins = Dictionary(created.map { ($0.path, $0.file?.origin) }) { first, _ in first }
        let elsewhere = DeclaredElsewhere(output: output)
        let clashes = elsewhere.clashes(
            among: generated.claims.compactMap { file in origins[file.path].map { (file, $0) } }
        )
        if clashes.hasErrors { throw .input(clashes) }
        let missing = generated.typeScaffolds.filter { origins[$0.path] != nil }
        plan.leaveOut(elsewhere.scaffoldsGivingWay(among: missing))
    }

    func carryOut(
        _ plan: Plan,
        in directory: TargetDirectory,
        onProgress: @escaping @Sendable (Emitter.Progress) -> Void = { _ in }
    ) throws(RunFailure) -> Emitter.Report {
        let (report, diagnostics) = Emitter(jobs: jobs, onProgress: onProgress).carryOut(plan, in: directory)
        if diagnostics.hasErrors { throw RunFailure(diagnostics) }
        return report
    }

    func openForReading() throws(RunFailure) -> TargetDirectory {
        do {
            return try TargetDirectory.reading(output)
        } catch {
            throw RunFailure([error.diagnostic])
        }
    }

    func openForWriting(onWait: () -> Void) throws(RunFailure) -> TargetDirectory {
        do {
            return try TargetDirectory.locked(output, onWait: onWait)
        } catch {
            throw RunFailure([error.diagnostic])
        }
    }

    /// Only what is about to be written: a file that stays as it is was parsed when it was.
    private func syntaxFaults(
        in plan: Plan,
        _ generated: GeneratedFiles,
        _ isMeant: (PlannedFile) -> Bool
    ) -> [Diagnostic] {
        let files = plan.changes.compactMap(\.file).filter { isMeant($0) && $0.path.hasSuffix(".swift") }
        return Parallel.map(Parallel.chunks(of: files), jobs: jobs ?? Parallel.cores) { files in
            files.flatMap { syntaxFaults(in: $0, generated: generated) }
        }.flatMap(\.self)
    }

    private func syntaxFaults(in file: PlannedFile, generated: GeneratedFiles) -> [Diagnostic] {
        let template = generated.template(of: file.path) ?? "no template"
        return SwiftSyntaxCheck.problems(in: file.contents).map { problem in
            Diagnostic(
                .error,
                id: "emitted-syntax-error",
                at: SourceLocation(path: file.path, line: problem.line, column: problem.column),
                "the template \(template) gives no valid Swift: \(problem.message)"
            )
        }
    }
}
