/// Parses the files to be written; unchanged files were parsed when they were written.
struct EmittedSyntax {
    /// Returns the cause of a file in a message: `the template X gives`.
    let culprit: (PlannedFile) -> String

    /// Returns the place in the team's own template that a place in the file comes from.
    var teamTemplate: (PlannedFile, SourceLocation) -> SourceLocation? = { _, _ in nil }

    /// Returns the syntax errors of templates, the tool's own or the team's, each once for all files.
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

    /// The most files of a template that are parsed.
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
    /// Returns a line of the text, without its indentation.
    fileprivate func line(_ number: Int) -> String {
        let lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(number - 1) else { return "" }
        return String(decoding: lines[number - 1].drop { $0 == UInt8(ascii: " ") }.prefix(120), as: UTF8.self)
    }
}
