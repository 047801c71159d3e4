#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperImages
    import ViperRuntime

    /// The platform's loader and views, where the platform has no screen.
    @MainActor @Suite(.timeLimit(.minutes(30))) struct PlatformImageTests {
        nonisolated static let files: [(name: String, bytes: [UInt8])] = [
            ("PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]),
            ("JPEG", [0xFF, 0xD8, 0xFF, 0xE0]),
            ("GIF", Array("GIF89a".utf8)),
            ("WebP", Array("RIFF0000WEBPVP8 ".utf8)),
            ("HEIF", [0, 0, 0, 0x18] + Array("ftypheic".utf8)),
        ]

        let folder = TemporaryFolder()

        @Test(arguments: files.map(\.name)) func picturesAreToldByTheirFirstBytes(name: String) throws {
            let file = try #require(Self.files.first { $0.name == name })
            let image = try #require(UIImage(data: Data(file.bytes)))
            #expect(image == UIImage(data: Data(file.bytes)))
            #expect(image != UIImage(named: name))
        }

        @Test(arguments: ["", "<html>", "RIFF0000WAVE", "ft"]) func anythingElseIsNone(text: String) {
            #expect(UIImage(data: Data(text.utf8)) == nil)
        }

        @Test func loaderOfTheAppLoadsOverTheNetwork() async throws {
            let png = Data(Self.files[0].bytes)
            let server = try ImageServer { target, _ in target == "/soup" ? Answer(body: png) : .garbage }
            var configuration = ImageLoaderConfiguration()
            configuration.directory = folder.url
            let loader: any ImageLoading<UIImage> = ImageLoader<UIImage>(configuration: configuration)
            let soup = try await loader.image(from: server.url("/soup"))
            #expect(soup == UIImage(data: png))
            let garbage = try server.url("/garbage")
            await #expect(throws: InvalidImageDataError(url: garbage)) { try await loader.image(from: garbage) }
        }

        @Test func imageViewShowsWhatIsInMemoryAtOnce() throws {
            let url = URL(fileURLWithPath: "/soup.png")
            let image = try #require(UIImage(named: "soup"))
            let view = FadeInImageView(frame: .zero)
            view.placeholder = UIImage(named: "plate")
            view.show(url, from: StubImageLoader(images: [url: image]))
            #expect(view.image == image)
            view.show(nil, from: StubImageLoader<UIImage>())
            #expect(view.image == UIImage(named: "plate"))
        }

        @Test func imageViewTellsWhatFailed() async throws {
            let url = URL(fileURLWithPath: "/soup.png")
            let view = FadeInImageView(frame: .zero)
            let failed = await withCheckedContinuation { continuation in
                view.onFailure = { url, _ in continuation.resume(returning: url) }
                view.show(url, from: StubImageLoader<UIImage>())
            }
            #expect(failed == url)
            #expect(view.image == nil)
        }
    }
#endif
