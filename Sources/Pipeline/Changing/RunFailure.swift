package import Diagnostics
import FileEmission

/// What ends a run early, with its exit code.
package enum RunFailure: Error {
    /// The input has errors.
    case input([Diagnostic])
    /// The generator made a mistake of its own.
    case generator([Diagnostic])
    /// The disk refused.
    case inputOutput([Diagnostic])
    /// The command line lacks something.
    case usage([Diagnostic])

    package var diagnostics: [Diagnostic] {
        switch self {
        case .input(let diagnostics), .generator(let diagnostics), .inputOutput(let diagnostics),
            .usage(let diagnostics):
            diagnostics
        }
    }

    package var exitCode: Int32 {
        switch self {
        case .input: 1
        case .generator: 70
        case .inputOutput: 74
        case .usage: 64
        }
    }

    /// The same exit code, when everything has been said.
    package var silenced: RunFailure {
        switch self {
        case .input: .input([])
        case .generator: .generator([])
        case .inputOutput: .inputOutput([])
        case .usage: .usage([])
        }
    }

    /// The same failure, told otherwise.
    func mapped(_ change: ([Diagnostic]) -> [Diagnostic]) -> RunFailure {
        switch self {
        case .input: .input(change(diagnostics))
        case .generator: .generator(change(diagnostics))
        case .inputOutput: .inputOutput(change(diagnostics))
        case .usage: .usage(change(diagnostics))
        }
    }

    /// Errors of the disk outweigh those of the input: with a file unread, the others may be no errors at all.
    package init(_ diagnostics: [Diagnostic]) {
        let isInputOutput = diagnostics.contains { $0.severity == .error && $0.isInputOutputFailure }
        self = isInputOutput ? .inputOutput(diagnostics) : .input(diagnostics)
    }
}
