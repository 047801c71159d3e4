/// An error that ends a run early, with its exit code.
package struct RunFailure: Error {
    package let exit: DiagnosticKind.Exit
    package let diagnostics: [Diagnostic]

    /// Creates the failure for errors in the input.
    package static func input(_ diagnostics: [Diagnostic]) -> RunFailure {
        RunFailure(exit: .input, diagnostics: diagnostics)
    }
    /// Creates the failure for a mistake of the generator itself.
    package static func generator(_ diagnostics: [Diagnostic]) -> RunFailure {
        RunFailure(exit: .ownFault, diagnostics: diagnostics)
    }
    /// Creates the failure for mistakes of templates: the generator's own or, if all are of that kind, the team's.
    package static func rendering(_ diagnostics: [Diagnostic]) -> RunFailure {
        let isOwnFault = diagnostics.contains { $0.severity == .error && $0.kind.exit == .ownFault }
        return RunFailure(exit: isOwnFault ? .ownFault : .input, diagnostics: diagnostics)
    }
    /// Creates the failure for a disk that refused.
    package static func inputOutput(_ diagnostics: [Diagnostic]) -> RunFailure {
        RunFailure(exit: .inputOutput, diagnostics: diagnostics)
    }
    /// Creates the failure for an incomplete command line.
    package static func usage(_ diagnostics: [Diagnostic]) -> RunFailure {
        RunFailure(exit: .usage, diagnostics: diagnostics)
    }

    package var exitCode: Int32 { exit.rawValue }

    /// The failure without diagnostics, once they have been printed.
    package var silenced: RunFailure { mapped { _ in [] } }

    /// Returns the failure with changed diagnostics.
    func mapped(_ change: ([Diagnostic]) -> [Diagnostic]) -> RunFailure {
        RunFailure(exit: exit, diagnostics: change(diagnostics))
    }
}

extension RunFailure {
    /// Returns a failure of usage if all errors are about the form of arguments, which no file can change; otherwise
    /// one of input.
    static func arguments(_ diagnostics: [Diagnostic]) -> RunFailure {
        let errors = diagnostics.filter { $0.severity == .error }
        return !errors.isEmpty && errors.allSatisfy(\.isOfForm) ? .usage(diagnostics) : .input(diagnostics)
    }

    /// Creates the failure for some errors. Errors of the disk outweigh those of the input, which may only follow
    /// from an unread file.
    package init(_ diagnostics: [Diagnostic]) {
        let isInputOutput = diagnostics.contains { $0.severity == .error && $0.isInputOutputFailure }
        self = isInputOutput ? .inputOutput(diagnostics) : .input(diagnostics)
    }
}

/// Ends the run if a template is wrong.
package func rendering<Value>(_ render: @autoclosure () throws(RenderingFault) -> Value) throws(RunFailure) -> Value {
    do { return try render() } catch { throw .rendering([error.diagnostic]) }
}

/// Ends the run if the disk refuses a folder.
func onDisk<Value>(_ open: @autoclosure () throws(TargetDirectoryError) -> Value) throws(RunFailure) -> Value {
    do { return try open() } catch { throw RunFailure([error.diagnostic]) }
}

/// Ends the run if a spec is to be edited by hand.
func editing<Value>(_ edit: @autoclosure () throws(SpecEditor.Refusal) -> Value) throws(RunFailure) -> Value {
    do { return try edit() } catch { throw .input([error.diagnostic]) }
}

/// Returns what was read; ends the run if there was an error.
func sound<Value>(_ reading: (Value, [Diagnostic])) throws(RunFailure) -> Value {
    let (value, diagnostics) = reading
    if diagnostics.hasErrors { throw RunFailure(diagnostics) }
    return value
}

extension Diagnostic {
    /// True if it is about the form of an argument, and points to no file.
    fileprivate var isOfForm: Bool {
        let kinds: [DiagnosticKind] = [
            .duplicateName, .invalidName, .invalidSwift, .invalidValue, .listedTwice, .unknownKey, .unknownValue,
        ]
        return location == nil && notes.allSatisfy { $0.location == nil } && kinds.contains(kind)
    }
}
