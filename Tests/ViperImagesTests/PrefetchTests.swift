import Foundation
import Testing
import ViperImages

@Suite(.timeLimit(.minutes(30))) struct PrefetchTests {
    let folder = TemporaryFolder()
    let gate = Gate()

    @Test func prefetchedImagesAreInMemory() async throws {
        let server = try ImageServer { target, _ in .picture(target).transient }
        let loader = folder.loader()
        let targets = (0..<10).map { "/\($0)" }
        let urls = try targets.map { try server.url($0) }
        await loader.prefetch(urls + urls).finish()
        for (target, url) in zip(targets, urls) {
            #expect(loader.loadImage(from: url).cached == Picture(target))
        }
        #expect(server.requests.sorted() == targets)
    }

    @Test func failuresDoNotStopThePrefetch() async throws {
        let server = try ImageServer { target, _ in target == "/good" ? .picture("soup") : .status(404) }
        let loader = folder.loader()
        await loader.prefetch([try server.url("/bad"), try server.url("/good")]).finish()
        #expect(loader.loadImage(from: try server.url("/good")).cached == Picture("soup"))
    }

    @Test func aCancelledPrefetchHangsUpAndBeginsNothingMore() async throws {
        let server = try ImageServer { [gate] target, _ in .picture(target).behind(gate) }
        let loader = folder.loader()
        let prefetch = loader.prefetch(try (0..<100).map { try server.url("/\($0)") })
        try await eventually("requests arrive") { server.requests.count == 4 }
        prefetch.cancel()
        await prefetch.finish()
        try await eventually("the client hangs up") { server.hangUps.count == 4 }
        #expect(server.requests.sorted() == ["/0", "/1", "/2", "/3"])
    }

    @Test func aCancelledPrefetchLeavesOthersTheirDownload() async throws {
        let server = try ImageServer { [gate] target, _ in .picture(target).behind(gate) }
        let loader = folder.loader()
        let url = try server.url("/soup")
        let prefetch = loader.prefetch([url])
        try await eventually("the request arrives") { server.requests.count == 1 }
        let load = loader.loadImage(from: url)
        prefetch.cancel()
        await prefetch.finish()
        gate.open()
        #expect(try await load.image == Picture("/soup"))
        #expect(server.requests == ["/soup"])
    }

    @Test func whatIsShownMeanwhileNeedNotWaitForThePrefetch() async throws {
        let server = try ImageServer { [gate] target, _ in
            target == "/shown" ? .picture("shown") : .picture(target).behind(gate)
        }
        let loader = folder.loader()
        let prefetch = loader.prefetch(try (0..<100).map { try server.url("/\($0)") })
        try await eventually("requests arrive") { server.requests.count == 4 }
        #expect(try await loader.image(from: server.url("/shown")) == Picture("shown"))
        prefetch.cancel()
    }

    @Test func nothingToPrefetchIsFinishedAtOnce() async {
        await folder.loader().prefetch([]).finish()
    }
}
