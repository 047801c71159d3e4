import Basics
import Testing

@Suite struct RememberedTests {
    /// How often something was worked out.
    private let count = Locked(0)

    private func double(_ number: Int) -> Int {
        Remembered.value(for: number) {
            count.withLock { $0 += 1 }
            return 2 * number
        }
    }

    /// Also by threads that a command starts.
    @Test func commandsOfOneProcessShareIt() {
        let numbers = [1, 2, 3, 4]
        Remembered.$current.withValue(Remembered()) {
            for _ in 1...3 {
                #expect(Parallel.map(numbers, jobs: 2) { double($0) } == [2, 4, 6, 8])
            }
        }
        #expect(count.withLock { $0 } == numbers.count)
    }

    @Test func aProcessOfOneCommandRemembersNothing() {
        #expect([double(1), double(1)] == [2, 2])
        #expect(count.withLock { $0 } == 2)
    }

    /// What is asked of a value belongs to its key.
    @Test func keysOfOtherTypesAreOthers() {
        Remembered.$current.withValue(Remembered()) {
            #expect(Remembered.value(for: 1) { "one" } == "one")
            #expect(Remembered.value(for: "1") { "text" } == "text")
        }
    }
}
