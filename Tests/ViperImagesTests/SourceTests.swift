import Foundation
import Testing
import ViperImages

@Suite(.timeLimit(.minutes(30))) struct SourceTests {
    let folder = TemporaryFolder()

    @Test func filesAreLoadedToo() async throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let url = folder.url.appendingPathComponent("soup.picture")
        try Picture.data("soup").write(to: url)
        let loader = folder.loader()
        #expect(try await loader.image(from: url) == Picture("soup"))
        #expect(loader.loadImage(from: url).cached == Picture("soup"))
        let missing = folder.url.appendingPathComponent("missing.picture")
        await #expect(throws: CocoaError.self) { try await loader.image(from: missing) }
    }

    @Test func redirectionsAreFollowed() async throws {
        let server = try ImageServer { target, _ in
            target == "/old" ? Answer(status: 302).with("Location", "/new") : .picture("soup").cacheable
        }
        let loader = folder.loader()
        #expect(try await loader.image(from: server.url("/old")) == Picture("soup"))
        #expect(loader.loadImage(from: try server.url("/old")).cached == Picture("soup"))
        #expect(server.requests == ["/old", "/new"])
    }

    @Test func garbageBehindARedirectionIsNotKept() async throws {
        let server = try ImageServer { target, earlier in
            if target == "/old" { return Answer(status: 302).with("Location", "/new") }
            return earlier == 0 ? .garbage.cacheable : .picture("soup").cacheable
        }
        let loader = folder.loader()
        let url = try server.url("/old")
        await #expect(throws: InvalidImageDataError(url: url)) { try await loader.image(from: url) }
        #expect(try await loader.image(from: url) == Picture("soup"))
    }

    @Test func anAppNamesItsImageTypeOnce() async throws {
        let server = try ImageServer { _, _ in .picture("soup") }
        let loader = folder.loader()
        let named: any PictureLoading = loader
        let constrained: any ImageLoading<Picture> = loader
        let url = try server.url("/soup")
        #expect(try await named.image(from: url) == Picture("soup"))
        #expect(constrained.loadImage(from: url).cached == Picture("soup"))
    }
}

/// As an app does for `UIImage`.
protocol PictureLoading: ImageLoading where Image == Picture {}

extension ImageLoader: PictureLoading where Image == Picture {}
