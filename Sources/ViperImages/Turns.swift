/// Limits simultaneous work for each host; the rest waits in the order of arrival.
final class Turns: Sendable {
    private struct Line: Sendable {
        var working = 0
        var waiting: [Promise<Void>] = []
    }

    private let width: Int
    private let lines = Locked<[String: Line]>([:])

    /// - Parameter width: The number of simultaneous tasks for one host.
    init(width: Int) {
        self.width = max(width, 1)
    }

    /// Does the work when it is its turn.
    ///
    /// - Throws: `CancellationError` if the waiting was cancelled, otherwise the error of the work.
    func take<Result>(for host: String, _ work: () async throws -> Result) async throws -> Result {
        try await begin(host)
        defer { end(host) }
        return try await work()
    }

    private func begin(_ host: String) async throws {
        let turn = Promise<Void>()
        let isMine = lines.withLock { [width] lines in
            let isMine = lines[host, default: Line()].working < width
            if isMine { lines[host, default: Line()].working += 1 } else { lines[host]?.waiting.append(turn) }
            return isMine
        }
        if isMine { return }
        try await withTaskCancellationHandler {
            try await turn.value
        } onCancel: {
            leave(host, turn)
        }
    }

    /// Leaves the queue. A task that no longer waits gets no turn; one that already has it must return it.
    private func leave(_ host: String, _ turn: Promise<Void>) {
        let wasWaiting = lines.withLock { lines in
            guard let place = lines[host]?.waiting.firstIndex(where: { $0 === turn }) else { return false }
            lines[host]?.waiting.remove(at: place)
            return true
        }
        if wasWaiting { turn.settle(with: .failure(CancellationError())) }
    }

    private func end(_ host: String) {
        let next: Promise<Void>? = lines.withLock { lines in
            guard var line = lines[host] else { return nil }
            let next = line.waiting.isEmpty ? nil : line.waiting.removeFirst()
            if next == nil { line.working -= 1 }
            lines[host] = line.working == 0 ? nil : line
            return next
        }
        next?.settle(with: .success(()))
    }
}
