import Diagnostics
import Linting
import ProjectModel

extension LintResult {
    var errorCount: Int { diagnostics.count { $0.severity == .error } }

    /// For example: `Kitchen: 2 errors, 1 warning in 110 files`.
    func summary(of project: Project) -> String {
        let errors = "\(errorCount) error\(errorCount == 1 ? "" : "s")"
        let warningCount = diagnostics.count - errorCount
        let warnings = "\(warningCount) warning\(warningCount == 1 ? "" : "s")"
        return "\(project.name): \(errors), \(warnings) in \(fileCount) file\(fileCount == 1 ? "" : "s")"
    }

    /// For other programs: the same members in every version with the same `version`.
    func json(of project: Project) -> JSONValue {
        .object([
            ("version", .number(1)),
            ("project", .text(project.name)),
            ("files", .number(fileCount)),
            ("findings", .list(diagnostics.map(\.finding))),
        ])
    }
}

extension Diagnostic {
    fileprivate var finding: JSONValue {
        .object([
            ("rule", .text(id)),
            ("severity", .text(severity.rawValue)),
            ("path", .text(location?.path)),
            ("line", location.map { .number($0.line) } ?? .null),
            ("column", location.map { .number($0.column) } ?? .null),
            ("message", .text(message)),
            ("remedy", .text(notes.first?.message)),
        ])
    }
}
