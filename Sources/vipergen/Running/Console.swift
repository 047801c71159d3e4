import ArgumentParser
import Diagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The two streams of a command-line program.
struct Console {
    /// For what was asked for.
    func print(_ text: String) {
        write(text + "\n", to: STDOUT_FILENO)
    }

    /// For what went wrong, and for what happens meanwhile.
    func report(_ diagnostics: [Diagnostic]) {
        write(TextReporter().report(diagnostics), to: STDERR_FILENO)
    }

    func note(_ text: String) {
        write(text + "\n", to: STDERR_FILENO)
    }

    func waiting(_ output: String) {
        note("vipergen: waiting for another run on '\(output)'")
    }

    /// Runs a command's work, reports how it ended, and turns a failure into its exit code.
    func run(_ work: (Console) throws -> Void) throws {
        do {
            try work(self)
        } catch let failure as RunFailure {
            report(failure.diagnostics.sortedAndUnique())
            throw failure.exitCode
        }
    }

    func write(_ text: String, to descriptor: Int32) {
        write(Array(text.utf8), to: descriptor)
    }

    /// Whole, also where the system takes a part at a time; a reader that is gone ends the output.
    func write(_ bytes: [UInt8], to descriptor: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, start, count)
}
