import Basics
import Pipeline

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The setup before a command is chosen.
enum ProcessStart {
    /// Rejects arguments that aren't UTF-8: converted to a string, such a path would name another file.
    static func refuseArgumentsThatAreNoText() {
        let arguments = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        let problems = arguments.compactMap(\.self).filter { String(validatingCString: $0) == nil }.map { argument in
            Diagnostic(
                .invalidArgument,
                "the argument '\(shown(argument))' isn't UTF-8, so it can't be read",
                note: "rename that file or folder, or pass a link whose name is UTF-8"
            )
        }
        guard !problems.isEmpty else { return }
        do {
            try Console().run { _ in throw RunFailure.usage(problems) }
        } catch {
            exit(RunFailure.usage([]).exitCode)
        }
    }

    /// Makes writes beyond `ulimit -f` fail like those to a full disk, so that incomplete changes are undone.
    static func takeFullDisksAsErrors() {
        // With a handler, as programs that this one starts have the default again.
        signal(SIGXFSZ) { _ in }
    }

    /// Returns an argument with invalid bytes escaped. For example: `b\xff`.
    private static func shown(_ argument: UnsafePointer<CChar>) -> String {
        let bytes = UnsafeRawBufferPointer(start: argument, count: strlen(argument))
        return bytes.reduce(into: "") { text, byte in
            if byte < 0x80 {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "\\x" + String(byte, radix: 16)
            }
        }
    }
}
