import Foundation
import Testing

@testable import ViperImages

/// How often, and at which size, images are decoded, and how long they live.
@Suite(.timeLimit(.minutes(30))) struct DecodingTests {
    /// Takes the place of a decoded picture, which is an object as on Apple's platforms.
    final class Bitmap: Sendable {
        let size: DisplaySize?

        init(_ size: DisplaySize?) { self.size = size }
    }

    let folder = TemporaryFolder()
    let decoded = Locked<[DisplaySize?]>([])
    let small = DisplaySize(width: 40, height: 30)
    let large = DisplaySize(width: 400, height: 300)

    private func loader() -> ImageLoader<Bitmap> {
        var configuration = ImageLoaderConfiguration()
        configuration.directory = folder.url
        configuration.timeout = 1_800
        return ImageLoader(
            configuration: configuration,
            decoder: ImageDecoder(decodeFitting: { [decoded] data, size in
                guard data.starts(with: Data("picture:".utf8)) else { return nil }
                decoded.withLock { $0.append(size) }
                return Bitmap(size)
            })
        )
    }

    @Test func noImageIsKeptThatNobodyShows() async throws {
        let server = try ImageServer { target, _ in .picture(target).transient }
        let loader = loader()
        var shown: Bitmap? = try await loader.image(from: server.url("/soup"), fitting: small)
        weak let living = shown
        #expect(living != nil)
        shown = nil
        try await eventually("nobody holds the image") { living == nil }
    }

    @Test func whatIsInMemoryIsThereAtOnceAtTheSizeItIsShownIn() async throws {
        let server = try ImageServer { target, _ in .picture(target).transient }
        let loader = loader()
        let url = try server.url("/soup")
        _ = try await loader.image(from: url, fitting: large)
        #expect(loader.cachedImage(for: url, fitting: small)?.size == small)
        #expect(loader.loadImage(from: url, fitting: small).cached?.size == small)
        #expect(loader.loadImage(from: url).cached?.size == nil)
        #expect(server.requests == ["/soup"])
    }

    @Test func viewsOfOneSizeShareAnImage() async throws {
        let server = try ImageServer { target, _ in .picture(target).transient }
        let loader = loader()
        let url = try server.url("/soup")
        let first = try await loader.image(from: url, fitting: small)
        #expect(loader.cachedImage(for: url, fitting: small) === first)
        #expect(try await loader.image(from: url, fitting: large) !== first)
        #expect(decoded.withLock { $0 } == [small, large])
    }

    @Test func viewsOfTwoSizesShareADownload() async throws {
        let gate = Gate()
        let server = try ImageServer { target, _ in .picture(target).behind(gate) }
        let loader = loader()
        let url = try server.url("/soup")
        let loads = [small, large].map { loader.loadImage(from: url, fitting: $0) }
        try await eventually("the request arrives") { server.requests.count == 1 }
        gate.open()
        for (load, size) in zip(loads, [small, large]) { #expect(try await load.image.size == size) }
        #expect(server.requests == ["/soup"])
    }

    /// What a view does that is laid out while its image is under way.
    @Test func anotherSizeTakesTheDownloadOver() async throws {
        let gate = Gate()
        let server = try ImageServer { target, _ in .picture(target).behind(gate) }
        let loader = loader()
        let url = try server.url("/soup")
        let former = loader.loadImage(from: url, fitting: .unknown)
        try await eventually("the request arrives") { server.requests.count == 1 }
        let load = loader.loadImage(from: url, fitting: small)
        former.cancel()
        gate.open()
        #expect(try await load.image.size == small)
        #expect((server.requests, server.hangUps) == (["/soup"], []))
        #expect(decoded.withLock { $0 } == [small])
    }

    /// Only a decoded image is shown by a view that isn't laid out: the place that it will have says how large to decode.
    @Test func nothingIsDecodedOnTheSpotForAPlaceThatIsNotLaidOut() async throws {
        let server = try ImageServer { target, _ in .picture(target).transient }
        let loader = loader()
        let url = try server.url("/soup")
        await loader.prefetch([url]).finish()
        #expect(loader.cachedImage(for: url, fitting: .unknown) == nil)
        #expect(decoded.withLock { $0 } == [])
        let shown = loader.cachedImage(for: url, fitting: small)
        #expect(shown != nil && loader.cachedImage(for: url, fitting: .unknown) === shown)
    }

    @Test func garbageThatWasPrefetchedIsAskedForAgain() async throws {
        let server = try ImageServer { target, earlier in earlier == 0 ? .garbage : .picture(target) }
        let loader = loader()
        let url = try server.url("/soup")
        await loader.prefetch([url]).finish()
        await #expect(throws: InvalidImageDataError(url: url)) { _ = try await loader.image(from: url, fitting: small) }
        #expect(try await loader.image(from: url, fitting: small).size == small)
    }

    @Test func deadImagesAreForgotten() {
        let living = LivingImages<Bitmap>()
        let kept = Bitmap(small)
        for index in 0..<1_000 {
            living.insert(Bitmap(nil), for: ImageKey(URL(fileURLWithPath: "/\(index)"), nil))
        }
        living.insert(kept, for: ImageKey(URL(fileURLWithPath: "/kept"), small))
        #expect(living.image(for: ImageKey(URL(fileURLWithPath: "/kept"), small)) === kept)
        #expect(living.count <= 64)
    }

    @Test(arguments: [
        (DisplaySize(width: 400, height: 400), 0.25), (DisplaySize(width: 400, height: 400, isFilled: true), 1.0 / 3),
        (DisplaySize(width: 800, height: 0), 0.5), (DisplaySize(width: 0, height: 600), 0.5), (.unknown, 1),
        (DisplaySize(width: 9_000, height: 9_000, isFilled: true), 1),
    ])
    func noMoreIsDecodedThanIsShown(size: DisplaySize, share: Double) {
        #expect(size.share(ofWidth: 1_600, height: 1_200) == share)
    }

    @Test func onlyWhatIsTooCoarseOrFarTooFineIsDecodedAnew() {
        #expect(!small.isUnfit(for: small))
        #expect(!large.isUnfit(for: DisplaySize(width: 399, height: 299)))
        #expect(large.isUnfit(for: DisplaySize(width: 401, height: 300)))
        #expect(large.isUnfit(for: small))
        #expect(large.isUnfit(for: DisplaySize(width: 400, height: 300, isFilled: true)))
        #expect(DisplaySize(width: 400, height: 0).isUnfit(for: large))
        #expect(large.isUnfit(for: DisplaySize(width: 400, height: 0)))
    }
}
