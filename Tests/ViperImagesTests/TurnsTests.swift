import Testing

@testable import ViperImages

/// Who waits for its turn asks the server for nothing yet, so that the wait is no silence of the server.
@Suite(.timeLimit(.minutes(30))) struct TurnsTests {
    private let turns = Turns(width: 1)
    private let begun = Locked<[Int]>([])

    @Test func workBeginsWhenTheWorkBeforeHasEnded() async throws {
        let end = Promise<Void>()
        let first = Task { try await work(1) { try await end.value } }
        try await eventually("the first begins") { begun.withLock { $0 } == [1] }
        let second = Task { try await work(2) {} }
        for _ in 0..<1_000 { await Task.yield() }
        #expect(begun.withLock { $0 } == [1])
        end.settle(with: .success(()))
        try await first.value
        try await second.value
        #expect(begun.withLock { $0 } == [1, 2])
    }

    @Test func anotherHostHasALineOfItsOwn() async throws {
        let end = Promise<Void>()
        let first = Task { try await work(1) { try await end.value } }
        try await eventually("the first begins") { begun.withLock { $0 } == [1] }
        try await work(2, for: "another") {}
        end.settle(with: .success(()))
        try await first.value
    }

    private func work(_ number: Int, for host: String = "host", _ body: () async throws -> Void) async throws {
        try await turns.take(for: host) {
            begun.withLock { $0.append(number) }
            try await body()
        }
    }
}
