import Foundation
import Testing
import ViperImages

@Suite(.timeLimit(.minutes(30))) struct DiskTests {
    let folder = TemporaryFolder()

    @Test func whatLeftMemoryComesFromDiskWithoutARequest() async throws {
        let server = try ImageServer { _, _ in .picture("soup").cacheable }
        let loader = folder.loader()
        let url = try server.url("/soup")
        _ = try await loader.image(from: url)
        loader.emptyMemory()
        let again = loader.loadImage(from: url)
        #expect(again.cached == nil)
        #expect(try await again.image == Picture("soup"))
        #expect(server.requests == ["/soup"])
    }

    @Test func theDiskOutlivesTheLoader() async throws {
        let server = try ImageServer { _, _ in .picture("soup").cacheable }
        let url = try server.url("/soup")
        _ = try await folder.loader().image(from: url)
        #expect(try await folder.loader().image(from: url) == Picture("soup"))
        #expect(server.requests == ["/soup"])
    }

    @Test func whatMayNotBeKeptIsAskedForAgain() async throws {
        let server = try ImageServer { _, earlier in .picture("soup \(earlier)").transient }
        let loader = folder.loader()
        let url = try server.url("/soup")
        #expect(try await loader.image(from: url) == Picture("soup 0"))
        loader.emptyMemory()
        #expect(try await loader.image(from: url) == Picture("soup 1"))
    }

    @Test func whatIsNoLongerFreshIsAskedForAgainHoweverOftenItWasRead() async throws {
        let server = try ImageServer { _, earlier in
            .picture("soup \(earlier)").with("Cache-Control", "max-age=1")
        }
        let loader = folder.loader()
        let url = try server.url("/soup")
        let end = ContinuousClock.now + .seconds(1_800)
        while try await loader.image(from: url) == Picture("soup 0") {
            try #require(ContinuousClock.now < end)
            loader.emptyMemory()
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(server.requests.count == 2)
    }

    @Test func emptyCachesForgetsWhatIsOnDisk() async throws {
        let server = try ImageServer { _, earlier in .picture("soup \(earlier)").cacheable }
        let loader = folder.loader()
        let url = try server.url("/soup")
        #expect(try await loader.image(from: url) == Picture("soup 0"))
        loader.emptyCaches()
        #expect(try await loader.image(from: url) == Picture("soup 1"))
    }

    @Test func noCapacityMeansNothingOnDisk() async throws {
        let server = try ImageServer { _, earlier in .picture("soup \(earlier)").cacheable }
        let loader = folder.loader { $0.diskCapacity = 0 }
        let url = try server.url("/soup")
        #expect(try await loader.image(from: url) == Picture("soup 0"))
        loader.emptyMemory()
        #expect(try await loader.image(from: url) == Picture("soup 1"))
    }

    @Test(arguments: [
        ["/photo?id=1", "/photo?id=2", "/photo"],
        ["/%E3%82%AB%E3%83%AC%E3%83%BC%3F", "/%E3%82%AB%E3%83%AC%E3%83%BC", "/%3F%3F%3F"],
        ["/" + String(repeating: "long", count: 200), "/" + String(repeating: "long", count: 200) + "er"],
    ])
    func everyURLHasAnEntryOfItsOwn(targets: [String]) async throws {
        let server = try ImageServer { target, _ in .picture(target).cacheable }
        let loader = folder.loader()
        for _ in 0..<2 {
            for target in targets {
                #expect(try await loader.image(from: server.url(target)) == Picture(target))
            }
            loader.emptyMemory()
        }
        #expect(server.requests == targets)
    }

    @Test func aFolderThatCannotBeMadeMeansNoDisk() async throws {
        let server = try ImageServer { _, _ in .picture("soup").cacheable }
        let file = folder.url.appendingPathComponent("file")
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data().write(to: file)
        let loader = folder.loader { $0.directory = file.appendingPathComponent("cache") }
        #expect(try await loader.image(from: server.url("/soup")) == Picture("soup"))
    }
}
