import Basics
import Foundation
import Testing

@testable import FileEmission

@Suite struct LockTests {
    let tree: TemporaryTree

    init() throws { tree = try TemporaryTree() }

    /// Waiting for a lock blocks a thread, which must not be one of those that tasks share.
    private func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
        }
    }

    @Test func theSecondRunSaysThatItWaitsAndThenSeesWhatTheFirstOneDid() async throws {
        let path = tree.path
        var first: TargetDirectory? = try TargetDirectory.locked(path) {}
        let (waiting, waits) = AsyncStream<Void>.makeStream()
        async let second = onThread {
            let target = try TargetDirectory.locked(path) { waits.yield() }
            return Plan.make(files: samplePackage(), in: target, header: header).plan.isUpToDate
        }
        for await _ in waiting { break }
        let (plan, _) = Plan.make(files: samplePackage(), in: try #require(first), header: header)
        _ = Emitter().carryOut(plan, in: try #require(first))
        first = nil
        #expect(try await second)
    }

    @Test func runsAtOnceGiveOneOfTheirResultsAndNeverAMixture() async throws {
        let path = tree.path
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<6 {
                group.addTask {
                    try await onThread {
                        let target = try TargetDirectory.locked(path) {}
                        let files = samplePackage("let run = \(number)\n")
                        let (plan, faults) = Plan.make(files: files, in: target, header: header)
                        let (_, failures) = Emitter().carryOut(plan, in: target)
                        return faults.isEmpty && failures.isEmpty
                    }
                }
            }
            for try await isFine in group { #expect(isFine) }
        }
        let results = try (0..<6).filter { try tree.plan(samplePackage("let run = \($0)\n")).plan.isUpToDate }
        #expect(results.count == 1)
    }

    @Test func noFileIsLeftAndNothingIsWrittenWithoutTheLock() throws {
        let (plan, _) = try tree.plan(samplePackage())
        let (_, diagnostics) = Emitter().carryOut(plan, in: try TargetDirectory.reading(tree.path))
        #expect(diagnostics.map(\.id) == ["cannot-write"])
        _ = try TargetDirectory.locked(tree.path) {}
        #expect(try tree.snapshot().isEmpty)
    }

    @Test func aMissingTargetFolderIsMade() throws {
        _ = try TargetDirectory.locked(tree.absolute("a/b/c")) {}
        _ = try TargetDirectory.locked(tree.absolute("d/e/")) {}
        #expect(Set(try tree.snapshot().keys) == ["a", "a/b", "a/b/c", "d", "d/e"])
    }

    @Test func aFileIsNoTargetFolder() throws {
        try tree.write("file", "text")
        for path in ["file", "file/below"] {
            #expect { _ = try TargetDirectory.locked(tree.absolute(path)) {} } throws: { error in
                (error as? TargetDirectoryError)?.diagnostic.isInputOutputFailure == true
            }
        }
        #expect(throws: TargetDirectoryError.self) { _ = try TargetDirectory.reading(tree.absolute("file")) }
    }

    @Test func progressCountsEveryChange() throws {
        let files = (0..<500).map { generated("Sources/M\($0 % 9)/Generated/F\($0).swift") }
        let seen = Locked<[Emitter.Progress]>([])
        let target = try TargetDirectory.locked(tree.path) {}
        let (plan, _) = Plan.make(files: files, in: target, header: header)
        let emitter = Emitter { progress in seen.withLock { $0.append(progress) } }
        _ = emitter.carryOut(plan, in: target)
        let progress = seen.withLock { $0 }
        #expect(progress.last == Emitter.Progress(done: 500, planned: 500))
        #expect(progress.map(\.done) == progress.map(\.done).sorted())
    }
}
