import CommandTestSupport
import Foundation
import Testing
import TestSupport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The command with a person at its terminal.
struct PseudoTerminalRun {
    /// What is typed once the command has shown something.
    struct Turn {
        var question: String
        var keys: String

        /// Ends the line.
        static func answer(_ answer: String, to question: String) -> Turn {
            Turn(question: question, keys: answer + "\n")
        }
        static func interrupt(at question: String) -> Turn { Turn(question: question, keys: "\u{3}") }
        static func endOfInput(at question: String) -> Turn { Turn(question: question, keys: "\u{4}") }
    }

    /// The exit code; 128 and the signal's number for a killed one.
    private(set) var status: Int32 = -1
    /// All that was shown, the typed answers among it.
    private(set) var screen = ""

    static func vipergen(_ arguments: String..., in folder: URL, _ turns: Turn...) async throws -> PseudoTerminalRun {
        try await vipergen(arguments, in: folder, turns)
    }

    static func vipergen(_ arguments: [String], in folder: URL, _ turns: [Turn]) async throws -> PseudoTerminalRun {
        let terminal = try Terminal()
        var run = PseudoTerminalRun()
        let process = try start(arguments, in: folder, on: terminal.name)
        var rest = turns[...]
        var unread = ""
        let deadline = Date(timeIntervalSinceNow: 1_800)
        while Date() < deadline {
            let text = terminal.text()
            run.screen += text
            unread += text
            if let turn = rest.first, let shown = unread.range(of: turn.question) {
                unread = String(unread[shown.upperBound...])
                let keys = Array(turn.keys.utf8)
                #expect(write(terminal.reader, keys, keys.count) == keys.count)
                rest.removeFirst()
            }
            var status: Int32 = 0
            if text.isEmpty, waitpid(process, &status, WNOHANG) == process {
                run.screen += terminal.text()
                run.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
                #expect(rest.isEmpty, "never asked: \(rest.map(\.question))\n\(run.screen)")
                return run
            }
            try await Task.sleep(for: .milliseconds(2))
        }
        kill(process, SIGKILL)
        Issue.record("still waiting for '\(rest.first?.question ?? "the end")':\n\(run.screen)")
        return run
    }

    /// `POSIX_SPAWN_SETSID`, which not every C library shows to Swift.
    private static var ownSession: Int16 {
        #if canImport(Darwin)
            Int16(POSIX_SPAWN_SETSID)
        #else
            0x80
        #endif
    }

    /// `POSIX_SPAWN_CLOEXEC_DEFAULT`, where there is such a flag.
    private static var closeOnExec: Int16 {
        #if canImport(Darwin)
            Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
        #else
            0
        #endif
    }

    /// In a session of its own: the terminal that it opens is then the one whose keys interrupt it.
    private static func start(_ arguments: [String], in folder: URL, on terminal: String) throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // A thread of a pool blocks signals, and what runs in the background ignores interrupts; a child would as well.
        var (none, interrupt) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&interrupt)
        sigaddset(&interrupt, SIGINT)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &interrupt)
        let signals = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
        posix_spawnattr_setflags(&attributes, ownSession | signals | closeOnExec)
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
        #if !canImport(Darwin)
            // A pipe of another test that this process kept open would have no end before this process has one.
            for other in (STDERR_FILENO + 1)..<min(getdtablesize(), 1024) {
                posix_spawn_file_actions_addclose(&actions, other)
            }
        #endif
        // 'swift test' sets it where nobody watches the tests.
        let command = "unset NO_COLOR; cd \"$0\" && exec \"$@\""
        let shell = ["sh", "-c", command, folder.path, Repository.vipergen.path]
        var words: [UnsafeMutablePointer<CChar>?] = (shell + arguments).map { strdup($0) }
        defer { words.forEach { free($0) } }
        words.append(nil)
        var process: pid_t = 0
        let failure = posix_spawn(&process, "/bin/sh", &actions, &attributes, words, environ)
        try #require(failure == 0)
        return process
    }
}
