import Dispatch
import Foundation
import Testing

@testable import ViperImages

@Suite(.timeLimit(.minutes(30))) struct MemoryTests {
    let folder = TemporaryFolder()

    @Test func whatIsInMemoryIsAnsweredAtOnceWithoutARequest() async throws {
        let server = try ImageServer { _, _ in .picture("soup").transient }
        let loader = folder.loader()
        let url = try server.url("/soup")
        let first = loader.loadImage(from: url)
        #expect(first.cached == nil)
        #expect(try await first.image == Picture("soup"))
        #expect(loader.loadImage(from: url).cached == Picture("soup"))
        #expect(server.requests == ["/soup"])
    }

    @Test func whatIsNotInMemoryIsNotLoadedByLooking() async throws {
        let server = try ImageServer { _, _ in .picture("soup") }
        let loader = folder.loader()
        let url = try server.url("/soup")
        #expect(loader.cachedImage(for: url) == nil)
        #expect(server.requests == [])
        _ = try await loader.image(from: url)
        #expect(loader.cachedImage(for: url) == Picture("soup"))
    }

    @MainActor @Test func theMainActorIsAnsweredWithoutSuspending() async throws {
        let server = try ImageServer { _, _ in .picture("soup") }
        let loader = folder.loader()
        let url = try server.url("/soup")
        _ = try await loader.image(from: url)
        var shown: Picture?
        if case .cached(let picture) = loader.loadImage(from: url) { shown = picture }
        #expect(shown == Picture("soup"))
    }

    @MainActor @Test func imagesAreDecodedOffTheMainActor() async throws {
        let server = try ImageServer { _, _ in .picture("soup") }
        // The main actor's queue: elsewhere than on Apple's platforms it may have any thread.
        let isMain = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: isMain, value: true)
        defer { DispatchQueue.main.setSpecific(key: isMain, value: nil) }
        let onMain = Locked<[Bool?]>([])
        let decoder = ImageDecoder<Picture> { _ in
            onMain.withLock { $0.append(DispatchQueue.getSpecific(key: isMain)) }
            return Picture("decoded")
        }
        #expect(DispatchQueue.getSpecific(key: isMain) == true)
        #expect(try await folder.loader(decoder: decoder).image(from: try server.url("/soup")) == Picture("decoded"))
        #expect(onMain.withLock { $0 } == [nil])
    }

    @Test func imagesThatDoNotFitAreNotKeptInMemory() async throws {
        let server = try ImageServer { _, _ in .picture("soup").cacheable }
        let loader = folder.loader { $0.memoryCapacity = 1 }
        let url = try server.url("/soup")
        for _ in 0..<3 {
            let loading = loader.loadImage(from: url)
            #expect(loading.cached == nil)
            #expect(try await loading.image == Picture("soup"))
        }
        #expect(server.requests == ["/soup"])
    }

    @Test func memoryHoldsWhatWasDownloaded() async throws {
        let server = try ImageServer { target, _ in .picture(target) }
        let loader = folder.loader { $0.memoryCapacity = Picture.data("/small").count }
        let (small, huge) = (try server.url("/small"), try server.url("/" + String(repeating: "huge", count: 50)))
        _ = try await loader.image(from: small)
        #expect(loader.loadImage(from: small).cached == Picture("/small"))
        _ = try await loader.image(from: huge)
        #expect(loader.loadImage(from: huge).cached == nil)
    }

    @Test func aLoaderThatIsDroppedFinishesWhatItHasBegun() async throws {
        let gate = Gate()
        let server = try ImageServer { _, _ in .picture("soup").behind(gate) }
        var loader: ImageLoader<Picture>? = folder.loader()
        let loading = try #require(loader?.loadImage(from: server.url("/soup")))
        loader = nil
        gate.open()
        #expect(try await loading.image == Picture("soup"))
    }
}
