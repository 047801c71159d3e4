import CodeGeneration
import Diagnostics
import FileEmission
import SwiftReading

/// The last stage: planned files against the target package.
struct Emission {
    let output: String
    let jobs: Int?

    /// Reads only.
    func plan(_ generated: GeneratedFiles, in directory: TargetDirectory) throws(RunFailure) -> Plan {
        let (plan, diagnostics) = Plan.make(
            files: generated.files,
            in: directory,
            header: EmittedHeader.header,
            jobs: jobs
        )
        if diagnostics.hasErrors { throw RunFailure(diagnostics) }
        try checkSyntax(of: plan, generated: generated)
        return plan
    }

    func carryOut(_ plan: Plan, in directory: TargetDirectory) throws(RunFailure) -> Emitter.Report {
        let (report, diagnostics) = Emitter(jobs: jobs).carryOut(plan, in: directory)
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
    private func checkSyntax(of plan: Plan, generated: GeneratedFiles) throws(RunFailure) {
        var faults: [Diagnostic] = []
        for step in plan.changes {
            guard let file = step.file, file.path.hasSuffix(".swift") else { continue }
            let template = generated.templates[file.path] ?? "no template"
            faults += SwiftSyntaxCheck.problems(in: file.contents).map { problem in
                Diagnostic(
                    .error,
                    id: "emitted-syntax-error",
                    at: SourceLocation(path: file.path, line: problem.line, column: problem.column),
                    "the template \(template) gives no valid Swift: \(problem.message)"
                )
            }
        }
        if !faults.isEmpty { throw .generator(faults) }
    }
}
