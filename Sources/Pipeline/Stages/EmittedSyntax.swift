import Basics
import CodeGeneration
import FileEmission
import SwiftReading

/// Parses what is about to be written: a file that stays as it is was parsed when it was.
struct EmittedSyntax {
    /// What is to blame for a file: `the template X gives`.
    let culprit: (PlannedFile) -> String

    /// The place in the team's own template that gives a place of the file.
    var teamTemplate: (PlannedFile, SourceLocation) -> SourceLocation? = { _, _ in nil }

    /// Mistakes of templates: the tool's own, or the team's, each of which is told once, whatever it is made for.
    func faults(in plan: Plan, _ isMeant: (PlannedFile) -> Bool = { _ in true }) -> [Diagnostic] {
        faults(in: plan.changes.compactMap(\.file).filter(isMeant))
    }

    func faults(in files: [PlannedFile]) -> [Diagnostic] {
        let files = files.filter { $0.path.hasSuffix(".swift") }
        let problems = Parallel.map(Parallel.chunks(of: files), jobs: Parallel.cores) { files in
            files.map { SwiftSyntaxCheck.problems(in: $0.contents) }
        }
        var told: Set<SourceLocation> = []
        var broken: [String: Int] = [:]
        return zip(files, problems.flatMap(\.self)).flatMap { file, problems in
            guard let culprit = problems.isEmpty ? nil : culprit(file) else { return [Diagnostic]() }
            broken[culprit, default: 0] += 1
            // All that one template makes is wrong in the same way.
            if broken[culprit, default: 0] > Self.mostFiles { return [] }
            return problems.compactMap { problem in
                let place = SourceLocation(path: file.path, line: problem.line, column: problem.column)
                let message = "\(culprit) no valid Swift: \(problem.message)"
                guard let template = teamTemplate(file, place) else {
                    return Diagnostic(.vipergenBug, at: place, message)
                }
                guard told.insert(template).inserted else { return nil }
                let line = Diagnostic.Note("emitted here: \(file.contents.line(problem.line))", at: place)
                return Diagnostic(.templateOutput, at: template, message, notes: [line])
            }
        }
    }

    /// Of a template, whose mistakes are looked for.
    private static let mostFiles = 20
}

extension EmittedSyntax {
    init(of generated: GeneratedFiles) {
        culprit = { file in
            generated.template(of: file.path).map { "the template \($0) gives" } ?? "'\(file.path)' would be"
        }
        teamTemplate = { generated.teamTemplate(of: $0.path, at: $1, in: $0.contents) }
    }
}

extension [UInt8] {
    /// A line of the text, without what it is indented by.
    fileprivate func line(_ number: Int) -> String {
        let lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(number - 1) else { return "" }
        return String(decoding: lines[number - 1].drop { $0 == UInt8(ascii: " ") }.prefix(120), as: UTF8.self)
    }
}
