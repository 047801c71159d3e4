/// What errors and warnings are written as. A format is a case, what it says of itself and its report here, and nothing else.
public enum DiagnosticFormat: String, CaseIterable, Sendable {
    /// Lines that editors and people read.
    case text
    /// The same lines with absolute paths, as Xcode needs them to lead to a line.
    case xcode
    /// One object for other programs.
    case json
    /// The workflow commands of GitHub Actions, which show a problem at its line of a pull request.
    case github
    /// SARIF 2.1.0, as code scanning services read it.
    case sarif

    /// Whether other programs read the report, and so nothing else may be printed along with it.
    public var isForPrograms: Bool {
        switch self {
        case .text, .xcode: false
        case .json, .github, .sarif: true
        }
    }

    /// - Returns: the whole report, which is of some length for no problems, too, where the format is one document.
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
    /// The same one with all of its paths written in another way.
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
