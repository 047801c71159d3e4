import COwnThread
import Commands
import Foundation
import Parallelism
import Pipeline
import TestSupport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A command in the process of the tests, on a thread that has a working folder and standard streams of its own.
///
/// What is started from that thread has them too, so the command must not start tasks: their threads outlive it and serve other
/// tests. A command that starts other programs is run as a process (``Tool/vipergenProcess(_:in:environment:)``).
struct CommandThread {
    let words: [String]
    let folder: URL

    /// What a system call refused.
    struct Refusal: Error {
        let call: String
        let reason: String

        init(_ call: String) {
            self.call = call
            reason = String(cString: strerror(errno))
        }
    }

    private static let remembered = Remembered()

    /// Of a process's first thread.
    private static let stackSize = 8 << 20

    func run() async throws -> ToolRun {
        // The waiting thread has the process's own folder: the task goes on by it.
        try await withCheckedThrowingContinuation { continuation in
            start {
                let result = Slot()
                start { result.fill(Result { try runHere() }) }
                continuation.resume(with: result.wait())
            }
        }
    }

    private func start(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread(block: work)
        thread.stackSize = Self.stackSize
        thread.start()
    }

    private func runHere() throws -> ToolRun {
        if takeOwnFolderAndDescriptors() != 0 { throw Refusal("close_range") }
        if chdir(folder.path) != 0 { throw Refusal("chdir \(folder.path)") }
        let input = open("/dev/null", O_RDONLY)
        let (output, errors) = (try Self.unnamedFile(), try Self.unnamedFile())
        for (descriptor, stream) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
            if dup2(descriptor, stream) < 0 { throw Refusal("dup2") }
        }
        let code = Remembered.$current.withValue(Self.remembered) { CommandRun(Invocation(words: words)).exitCode() }
        let run = ToolRun(status: Int(code), output: try Self.text(in: output), errors: try Self.text(in: errors))
        [input, output, errors, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].forEach { close($0) }
        return run
    }

    private static func unnamedFile() throws -> Int32 {
        var path = Array("\(NSTemporaryDirectory())/vipergen-stream-XXXXXX".utf8CString)
        let descriptor = mkstemp(&path)
        if descriptor < 0 { throw Refusal("mkstemp") }
        unlink(path)
        return descriptor
    }

    private static func text(in descriptor: Int32) throws -> String {
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        try file.seek(toOffset: 0)
        return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    }
}

/// A result that one thread waits for.
private final class Slot: @unchecked Sendable {
    private var result: Result<ToolRun, any Error>?
    private let done = DispatchSemaphore(value: 0)

    func fill(_ result: Result<ToolRun, any Error>) {
        self.result = result
        done.signal()
    }

    func wait() -> Result<ToolRun, any Error> {
        done.wait()
        return result ?? .failure(CommandThread.Refusal("wait"))
    }
}
