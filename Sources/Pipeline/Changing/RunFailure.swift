package import Diagnostics
import FileEmission

/// What ends a run early, with its exit code.
package struct RunFailure: Error {
    package let exit: DiagnosticKind.Exit
    package let diagnostics: [Diagnostic]

    /// The input has errors.
    package static func input(_ diagnostics: [Diagnostic]) -> RunFailure {
        RunFailure(exit: .input, diagnostics: diagnostics)
    }
    /// The generator made a mistake of its own.
    package static func generator(_ diagnostics: [Diagnostic]) -> RunFailure {
        RunFailure(exit: .ownFault, diagnostics: diagnostics)
    }
    /// The disk refused.
    package static func inputOutput(_ diagnostics: [Diagnostic]) -> RunFailure {
        RunFailure(exit: .inputOutput, diagnostics: diagnostics)
    }
    /// The command line lacks something.
    package static func usage(_ diagnostics: [Diagnostic]) -> RunFailure {
        RunFailure(exit: .usage, diagnostics: diagnostics)
    }

    package var exitCode: Int32 { exit.rawValue }

    /// The same exit code, when everything has been said.
    package var silenced: RunFailure { mapped { _ in [] } }

    /// The same failure, told otherwise.
    func mapped(_ change: ([Diagnostic]) -> [Diagnostic]) -> RunFailure {
        RunFailure(exit: exit, diagnostics: change(diagnostics))
    }
}

extension RunFailure {
    /// Errors of the disk outweigh those of the input: with a file unread, the others may be no errors at all.
    package init(_ diagnostics: [Diagnostic]) {
        let isInputOutput = diagnostics.contains { $0.severity == .error && $0.isInputOutputFailure }
        self = isInputOutput ? .inputOutput(diagnostics) : .input(diagnostics)
    }
}
