import Testing
import ViperTesting

@Suite struct AwaitedCallsTests {
    /// What a mock has for its members.
    private final class Repository {
        var saveClosure: ((Int, String) -> Void)?
        var loadClosure: ((Int) async throws -> String)?
        var countClosure: (@Sendable () throws -> Int)?
    }

    @Test func callsThatWereMadeAreNotWaitedFor() async throws {
        let repository = Repository()
        let saved = AwaitedCalls()
        repository.saveClosure = saved.counting()
        repository.saveClosure?(1, "Miso")
        repository.saveClosure?(2, "Tofu")
        try await saved.reach(2) { Issue.record("nobody has to wait") }
        #expect(saved.count == 2)
    }

    @Test func callsToComeAreWaitedFor() async throws {
        let saved = AwaitedCalls()
        let (deadline, end) = AsyncStream<Void>.makeStream()
        let waiting = Task { try await saved.reach(2) { for await _ in deadline {} } }
        saved.record()
        Task { saved.record() }
        try await waiting.value
        end.finish()
        #expect(saved.count == 2)
    }

    @Test func whoWaitsInVainIsToldHowManyThereWere() async {
        let saved = AwaitedCalls()
        saved.record()
        await #expect(throws: MissingCalls(expected: 2, seen: 1)) { try await saved.reach(2) {} }
        await #expect(throws: MissingCalls(expected: 3, seen: 1)) { try await saved.reach(3, within: 0) }
        await #expect(throws: MissingCalls(expected: 3, seen: 1)) {
            try await saved.reach(3, within: .zero, clock: ContinuousClock())
        }
        #expect("\(MissingCalls(expected: 2, seen: 1))" == "1 of 2 calls were made in time")
    }

    @Test func whoIsCancelledWaitsNoMore() async {
        let saved = AwaitedCalls()
        let (deadline, end) = AsyncStream<Void>.makeStream()
        let waiting = Task { try await saved.reach(1) { for await _ in deadline {} } }
        waiting.cancel()
        await #expect(throws: MissingCalls(expected: 1, seen: 0)) { try await waiting.value }
        end.finish()
    }

    @Test func namesTellTheOrderOfCallsOfSeveralMocks() async throws {
        let repository = Repository()
        let other = Repository()
        let calls = AwaitedCalls()
        repository.saveClosure = calls.counting(as: "save")
        other.loadClosure = calls.counting(as: "load") { id in "\(id)" }
        other.countClosure = calls.counting { 2 }
        _ = try await other.loadClosure?(1)
        repository.saveClosure?(1, "Miso")
        _ = try other.countClosure?()
        _ = try await other.loadClosure?(2)
        #expect(calls.names == ["load", "save", "load"])
        #expect(calls.count == 4)
    }

    /// One that waits and can't fail is none that can.
    @Test func whatWaitsIsCountedToo() async {
        var title: (@Sendable (Int) async -> String)?
        let calls = AwaitedCalls()
        title = calls.counting(as: "title") { id in
            await Task.yield()
            return "\(id)"
        }
        #expect(await title?(7) == "7")
        #expect(calls.names == ["title"])
    }

    @Test func whatIsCountedStillAnswers() async throws {
        struct Offline: Error {}
        let repository = Repository()
        let calls = AwaitedCalls()
        repository.loadClosure = calls.counting { id in "\(id)" }
        #expect(try await repository.loadClosure?(7) == "7")
        repository.countClosure = calls.counting { throw Offline() }
        #expect(throws: Offline.self) { try repository.countClosure?() }
        #expect(calls.count == 2)
    }
}

@Suite struct InTurnTests {
    private final class Searching {
        var searchClosure: ((String) async throws -> [String])?
        var pageClosure: (@Sendable (Int, Bool) -> Int?)?
    }

    @Test func eachCallHasItsAnswerAndTheLastOneStays() async throws {
        let searching = Searching()
        searching.searchClosure = inTurn(["Miso soup"], [])
        var found: [[String]?] = []
        for _ in 0..<3 { found.append(try await searching.searchClosure?("miso")) }
        #expect(found == [["Miso soup"], [], []])
        searching.pageClosure = inTurn(1, nil)
        #expect(searching.pageClosure?(0, true) == 1)
        #expect(searching.pageClosure?(0, true) == .some(nil))
    }

    @Test func callsMayFailInTurn() async throws {
        struct Offline: Error {}
        let searching = Searching()
        searching.searchClosure = inTurn(.failure(Offline()), .success(["Miso soup"]))
        await #expect(throws: Offline.self) { _ = try await searching.searchClosure?("miso") }
        #expect(try await searching.searchClosure?("miso") == ["Miso soup"])
    }
}
