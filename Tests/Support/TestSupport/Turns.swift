import Foundation

/// As many things at once as are good for a machine; the others wait in line, and block no thread.
///
/// Tests run side by side, and each may start a compiler or another command: hundreds at once take more memory and time than a
/// few after a few.
public actor Turns {
    static let compilers = Turns(atOnce: ProcessInfo.processInfo.activeProcessorCount)
    /// Wider: one of these may wait for another, for a lock or a page that a test opens.
    public static let commands = Turns(atOnce: 2 * ProcessInfo.processInfo.activeProcessorCount)

    /// A browser is talked to as soon as it is asked for, and so must not stand in line behind commands.
    static let browsers = Turns(atOnce: ProcessInfo.processInfo.activeProcessorCount)

    private var free: Int
    private var line: [CheckedContinuation<Void, Never>] = []

    init(atOnce count: Int) {
        free = count
    }

    public nonisolated func withTurn<Result: Sendable>(
        _ body: @Sendable () async throws -> Result
    ) async throws -> Result {
        await take()
        do {
            let result = try await body()
            await give()
            return result
        } catch {
            await give()
            throw error
        }
    }

    func take() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { line.append($0) }
    }

    /// The first in line gets it, so that nobody waits for ever.
    func give() {
        if line.isEmpty { free += 1 } else { line.removeFirst().resume() }
    }
}
