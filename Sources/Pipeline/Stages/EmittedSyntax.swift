import Diagnostics
import FileEmission
import Parallelism
import SwiftReading

/// Parses what is about to be written: a file that stays as it is was parsed when it was.
struct EmittedSyntax {
    /// What is to blame for a file: `the template X gives`.
    let culprit: (PlannedFile) -> String

    /// The tool's own mistakes.
    func faults(in plan: Plan, _ isMeant: (PlannedFile) -> Bool = { _ in true }) -> [Diagnostic] {
        let files = plan.changes.compactMap(\.file).filter { isMeant($0) && $0.path.hasSuffix(".swift") }
        let problems = Parallel.map(Parallel.chunks(of: files), jobs: Parallel.cores) { files in
            files.map { SwiftSyntaxCheck.problems(in: $0.contents) }
        }
        return zip(files, problems.flatMap(\.self)).flatMap { file, problems in
            problems.map { problem in
                Diagnostic(
                    .vipergenBug,
                    at: SourceLocation(path: file.path, line: problem.line, column: problem.column),
                    "\(culprit(file)) no valid Swift: \(problem.message)"
                )
            }
        }
    }
}
