/// What errors and warnings are written as. A format is a case and its function here, and nothing else.
public enum DiagnosticFormat: String, CaseIterable, Sendable {
    /// Lines that Xcode, editors and people read.
    case text
    /// One object for other programs.
    case json
    /// The workflow commands of GitHub Actions, which show a problem at its line of a pull request.
    case github

    public func report(_ diagnostics: [Diagnostic]) -> String {
        if diagnostics.isEmpty { return "" }
        return switch self {
        case .text: TextReporter().report(diagnostics)
        case .json: JSONValue.object([]).adding(diagnostics).text(indents: true) + "\n"
        case .github: diagnostics.map(Self.workflowCommand).joined()
        }
    }

    /// For example: `::error file=specs/project.yml,line=4,col=1,title=unknown-key::unknown key 'coer'%0Adid you mean 'core'?`.
    private static func workflowCommand(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.location.map {
            "file=\(escaped($0.path, in: .property)),line=\($0.line),col=\($0.column),"
        }
        let text = ([diagnostic.message] + diagnostic.notes.map(\.message)).joined(separator: "\n")
        return "::\(diagnostic.severity.rawValue) \(place ?? "")title=\(diagnostic.id)::\(escaped(text, in: .data))\n"
    }

    private enum Part {
        case property
        case data
    }

    private static func escaped(_ text: String, in part: Part) -> String {
        let data = text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
        return part == .data ? data : data.replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
