import Foundation
import Testing
import ViperImages

@Suite(.timeLimit(.minutes(30))) struct SharingTests {
    let folder = TemporaryFolder()
    let gate = Gate()

    @Test func callersOfOneURLShareADownload() async throws {
        let server = try ImageServer { [gate] _, _ in .picture("soup").behind(gate) }
        let loader = folder.loader()
        let url = try server.url("/soup")
        let loads = (0..<10).map { _ in loader.loadImage(from: url) }
        gate.open()
        for load in loads { #expect(try await load.image == Picture("soup")) }
        #expect(server.requests == ["/soup"])
    }

    @Test func manyLoadsAtOnceTakeOneDownloadForEachURL() async throws {
        let server = try ImageServer { [gate] target, _ in .picture(target).transient.behind(gate) }
        let loader = folder.loader()
        let targets = (0..<20).map { "/\($0)" }
        let loads = try (0..<200).map { number in
            (targets[number % 20], loader.loadImage(from: try server.url(targets[number % 20])))
        }
        gate.open()
        for (target, load) in loads { #expect(try await load.image == Picture(target)) }
        #expect(server.requests.sorted() == targets.sorted())
    }

    @Test func whoIsCancelledBeforeItsTurnIsNotAskedFor() async throws {
        let server = try ImageServer { [gate] target, _ in .picture(target).behind(gate) }
        let loader = folder.loader { $0.downloadsPerHost = 2 }
        let loads = try (0..<6).map { loader.loadImage(from: try server.url("/\($0)")) }
        try await eventually("two requests arrive") { server.requests.count == 2 }
        let waiting = try (0..<20).map { loader.loadImage(from: try server.url("/never\($0)")) }
        try await Task.sleep(for: .milliseconds(50))
        for load in waiting { load.cancel() }
        for load in waiting { await #expect(throws: CancellationError.self) { try await load.image } }
        #expect(server.requests.count == 2)
        gate.open()
        for load in loads { _ = try await load.image }
        #expect(server.requests.sorted() == (0..<6).map { "/\($0)" })
    }

    @Test func threadsMayAskAtTheSameTime() async throws {
        let server = try ImageServer { target, _ in .picture(target).transient }
        let loader = folder.loader()
        let urls = try (0..<20).map { try server.url("/\($0)") }
        let names = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<400 { group.addTask { try await loader.image(from: urls[number % 20]).name } }
            return try await group.reduce(into: [:]) { counts, name in counts[name, default: 0] += 1 }
        }
        #expect(names == Dictionary(uniqueKeysWithValues: (0..<20).map { ("/\($0)", 20) }))
        #expect(server.requests.count == 20)
    }

    @Test func oneCancelledCallerLeavesTheOtherItsDownload() async throws {
        let server = try ImageServer { [gate] _, _ in .picture("soup").behind(gate) }
        let loader = folder.loader()
        let url = try server.url("/soup")
        let (first, second) = (loader.loadImage(from: url), loader.loadImage(from: url))
        try await eventually("the request arrives") { server.requests.count == 1 }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.image }
        gate.open()
        #expect(try await second.image == Picture("soup"))
        #expect(server.requests == ["/soup"])
        #expect(server.hangUps == [])
    }

    @Test func theDownloadIsCancelledWhenAllCallersAre() async throws {
        let server = try ImageServer { [gate] _, _ in .picture("soup").behind(gate) }
        let loader = folder.loader()
        let url = try server.url("/soup")
        let loads = (0..<3).map { _ in loader.loadImage(from: url) }
        try await eventually("the request arrives") { server.requests.count == 1 }
        for load in loads { load.cancel() }
        for load in loads { await #expect(throws: CancellationError.self) { try await load.image } }
        try await eventually("the client hangs up") { server.hangUps == ["/soup"] }
        gate.open()
        #expect(try await loader.image(from: url) == Picture("soup"))
        #expect(server.requests == ["/soup", "/soup"])
    }

    @Test func cancellingWhoAwaitsCancelsTheLoad() async throws {
        let server = try ImageServer { [gate] _, _ in .picture("soup").behind(gate) }
        let loader = folder.loader()
        let url = try server.url("/soup")
        let caller = Task { try await loader.image(from: url) }
        try await eventually("the request arrives") { server.requests.count == 1 }
        caller.cancel()
        await #expect(throws: CancellationError.self) { try await caller.value }
        try await eventually("the client hangs up") { server.hangUps == ["/soup"] }
    }

    @Test func cancellingAtOnceIsCancelling() async throws {
        let server = try ImageServer { [gate] _, _ in .picture("soup").behind(gate) }
        let loader = folder.loader()
        for number in 0..<50 {
            let load = loader.loadImage(from: try server.url("/\(number)"))
            load.cancel()
            await #expect(throws: CancellationError.self) { try await load.image }
        }
        gate.open()
        #expect(try await loader.image(from: server.url("/0")) == Picture("soup"))
    }

    /// Cancelling at any moment of a download leaves the others alone.
    @Test func cancellingAtAnyMomentIsSafe() async throws {
        let server = try ImageServer { target, _ in .picture(target).cacheable }
        let loader = folder.loader()
        let urls = try (0..<10).map { try server.url("/\($0)") }
        for round in 0..<200 {
            loader.emptyMemory()
            let loads = urls.map { loader.loadImage(from: $0) }
            for _ in 0..<(round % 20) { await Task.yield() }
            for load in loads.dropFirst() { load.cancel() }
            #expect(try await loads.first?.image == Picture("/0"))
            for load in loads.dropFirst() { _ = try? await load.image }
        }
        #expect(server.requests.count { $0 == "/0" } == 1)
    }

    @Test func whoComesAfterACancelledDownloadGetsANewOne() async throws {
        let server = try ImageServer { [gate] _, earlier in
            earlier == 0 ? .picture("never").behind(gate) : .picture("soup")
        }
        let loader = folder.loader()
        let url = try server.url("/soup")
        let first = loader.loadImage(from: url)
        try await eventually("the request arrives") { server.requests.count == 1 }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.image }
        #expect(try await loader.image(from: url) == Picture("soup"))
    }
}
