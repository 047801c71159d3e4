import Basics
import Commands
import COwnThread
import Foundation
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
/// tests. The thread that waits for it starts them instead.
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
                let events = Events()
                start { events.send(.end(Result { try runHere(events) })) }
                while true {
                    switch events.next() {
                    case .start(let work): Task.detached(operation: work)
                    case .end(let result): return continuation.resume(with: result)
                    }
                }
            }
        }
    }

    private func start(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread(block: work)
        thread.stackSize = Self.stackSize
        thread.start()
    }

    private func runHere(_ events: Events) throws -> ToolRun {
        if takeOwnFolderAndDescriptors() != 0 { throw Refusal("close_range") }
        if chdir(folder.path) != 0 { throw Refusal("chdir \(folder.path)") }
        let input = open("/dev/null", O_RDONLY)
        let (output, errors) = (try Self.unnamedFile(), try Self.unnamedFile())
        for (descriptor, stream) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
            if dup2(descriptor, stream) < 0 { throw Refusal("dup2") }
        }
        let invocation = Invocation(words: words) { events.send(.start($0)) }
        let code = Remembered.$current.withValue(Self.remembered) { CommandRun(invocation).exitCode() }
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

/// What the thread of a command asks of the one that waits for it.
private final class Events: Sendable {
    enum Event: Sendable {
        case start(@Sendable () async -> Void)
        case end(Result<ToolRun, any Error>)
    }

    private let sent = Locked<[Event]>([])
    private let count = DispatchSemaphore(value: 0)

    func send(_ event: Event) {
        sent.withLock { $0.append(event) }
        count.signal()
    }

    func next() -> Event {
        count.wait()
        return sent.withLock { $0.removeFirst() }
    }
}
