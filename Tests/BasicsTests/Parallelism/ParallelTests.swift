import Basics
import Testing

@Suite struct ParallelTests {
    @Test(arguments: [1, 2, 8, 1_000])
    func resultsAreInTheOrderOfTheInputs(jobs: Int) {
        let inputs = Array(0..<500)
        #expect(Parallel.map(inputs, jobs: jobs) { $0 * 2 } == inputs.map { $0 * 2 })
        #expect(Parallel.map([Int](), jobs: jobs) { $0 } == [])
    }

    @Test func everyInputIsWorkedOnOnce() {
        let seen = Locked([Int]())
        _ = Parallel.map(Array(0..<200), jobs: 4) { input in seen.withLock { $0.append(input) } }
        #expect(seen.withLock { $0.sorted() } == Array(0..<200))
    }

    /// A worker's stack is as deep as the first thread's: half a megabyte would not do for this.
    @Test func workersHaveDeepStacks() {
        let depths = Parallel.map([20_000, 20_000], jobs: 2) { depth(of: $0) }
        #expect(depths == [20_000, 20_000])
    }

    @Test(arguments: [1, 2, 3, 8])
    func sortingKeepsTheOrderOfWhatIsEqual(jobs: Int) {
        let texts = (0..<5_000).map { String($0 * 7_919 % 613) }
        let expected = texts.indices.sorted { (texts[$0], $0) < (texts[$1], $1) }
        #expect(Parallel.order(of: texts, jobs: jobs) == expected)
        #expect(Parallel.order(of: [], jobs: jobs) == [])
    }

    @Test func chunksHoldEverythingOnceAndInOrder() {
        let chunks = Parallel.chunks(of: Array(0..<300))
        #expect(chunks.flatMap(\.self) == Array(0..<300))
        #expect(chunks.count > 1)
    }
}

/// Calls itself that often; what follows the call keeps it from becoming a loop.
@inline(never)
private func depth(of calls: Int) -> Int {
    calls == 0 ? 0 : withUnsafePointer(to: calls) { _ in depth(of: calls - 1) } + 1
}
