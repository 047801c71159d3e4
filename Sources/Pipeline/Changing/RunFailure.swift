package import Basics
import FileEmission
import ProjectModel

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
    /// Templates made mistakes: the generator's own, or else the team's.
    package static func rendering(_ diagnostics: [Diagnostic]) -> RunFailure {
        let isOwnFault = diagnostics.contains { $0.severity == .error && $0.kind.exit == .ownFault }
        return RunFailure(exit: isOwnFault ? .ownFault : .input, diagnostics: diagnostics)
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
    /// Errors that may be those of arguments: wrong usage where their form alone is wrong, which nothing in a file can change.
    static func arguments(_ diagnostics: [Diagnostic]) -> RunFailure {
        let errors = diagnostics.filter { $0.severity == .error }
        return !errors.isEmpty && errors.allSatisfy(\.isOfForm) ? .usage(diagnostics) : .input(diagnostics)
    }

    /// Errors of the disk outweigh those of the input: with a file unread, the others may be no errors at all.
    package init(_ diagnostics: [Diagnostic]) {
        let isInputOutput = diagnostics.contains { $0.severity == .error && $0.isInputOutputFailure }
        self = isInputOutput ? .inputOutput(diagnostics) : .input(diagnostics)
    }
}

extension Diagnostic {
    /// Whether it is about an argument by itself, and leads to no file.
    fileprivate var isOfForm: Bool {
        let kinds: [DiagnosticKind] = [
            .duplicateName, .invalidName, .invalidSwift, .invalidValue, .listedTwice, .unknownKey, .unknownValue,
        ]
        return location == nil && notes.allSatisfy { $0.location == nil } && kinds.contains(kind)
    }
}
