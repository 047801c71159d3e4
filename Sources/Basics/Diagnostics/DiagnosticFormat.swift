/// An output format of errors and warnings. A format is a case, its description and its report here, and nothing else.
public enum DiagnosticFormat: String, CaseIterable, Sendable {
    /// Lines for editors and people.
    case text
    /// The same lines with absolute paths, which Xcode needs to link to a line.
    case xcode
    /// One JSON object for other programs.
    case json
    /// The workflow commands of GitHub Actions, which show a problem at its line of a pull request.
    case github
    /// SARIF 2.1.0 for code scanning services.
    case sarif

    /// True if other programs read the report, so that nothing else may be printed with it.
    public var isForPrograms: Bool {
        switch self {
        case .text, .xcode: false
        case .json, .github, .sarif: true
        }
    }

    /// - Returns: the whole report. Where the format is one document, it isn't empty even without problems.
    public func report(_ diagnostics: [Diagnostic], in context: ReportContext = ReportContext()) -> String {
        switch self {
        case .text: TextReporter(isColored: context.isColored).report(diagnostics)
        case .xcode: TextReporter().report(diagnostics.map { $0.mappingPaths(context.absolutePath) })
        case .json: JSONValue.object([]).adding(diagnostics).text(indents: true) + "\n"
        case .github: diagnostics.map { Self.workflowCommand($0.mappingPaths(context.pathInRepository)) }.joined()
        case .sarif: SARIFReport(context).document(diagnostics).text(indents: true) + "\n"
        }
    }

    /// For example: `::error file=specs/project.yml,line=4,col=1,title=unknown-key::unknown key 'coer'%0Adid you mean 'core'?`.
    private static func workflowCommand(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.location.map {
            "file=\($0.path.inWorkflowProperty),line=\($0.line),col=\($0.column),"
        }
        let text = ([diagnostic.message] + diagnostic.notes.map(\.message)).joined(separator: "\n")
        return "::\(diagnostic.severity.rawValue) \(place ?? "")title=\(diagnostic.id)::\(text.inWorkflowData)\n"
    }
}

extension Diagnostic {
    /// Returns a copy in which all paths are changed.
    func mappingPaths(_ change: (String) -> String) -> Diagnostic {
        var result = self
        result.location?.path = location.map { change($0.path) } ?? ""
        result.notes = notes.map { note in
            guard var location = note.location else { return note }
            location.path = change(location.path)
            return Note(note.message, at: location)
        }
        return result
    }
}
