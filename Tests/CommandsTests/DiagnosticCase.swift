import Basics

/// A mistake that a kind stands for, with its kind.
struct DiagnosticCase: Sendable {
    let kind: DiagnosticKind
    let mistake: Explanation.Case

    static func all(of kinds: [DiagnosticKind]) -> [DiagnosticCase] {
        kinds.flatMap { kind in kind.explanation.cases.map { DiagnosticCase(kind: kind, mistake: $0) } }
    }

    /// For example: `unknown-name, Unknown scene`.
    var name: String { mistake.title.map { "\(kind.id), \($0)" } ?? kind.id }
    var example: Explanation.Example? { mistake.example }
}
