#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    @testable import ViperImages

    /// Image views with a loader as apps have one: how large images are decoded, and how long they live.
    @MainActor @Suite(.timeLimit(.minutes(30))) struct ImageViewTests {
        let folder = TemporaryFolder()
        let loader: ImageLoader<UIImage>
        let file: URL

        /// A picture of 1,600 by 1,200 pixels, as far as its header goes.
        init() throws {
            let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            file = folder.url.appendingPathComponent("soup.png")
            try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
            try Data(header + [0, 0, 0x06, 0x40, 0, 0, 0x04, 0xB0]).write(to: file)
            var configuration = ImageLoaderConfiguration()
            configuration.directory = folder.url
            loader = ImageLoader<UIImage>(configuration: configuration)
        }

        private func view(_ width: Double, _ height: Double) -> FadeInImageView {
            FadeInImageView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        }

        @Test func imagesAreDecodedAtTheSizeOfTheirView() async throws {
            let view = view(100, 60)
            view.show(file, from: loader)
            try await eventually("the image comes") { view.image != nil }
            #expect(view.image?.size == CGSize(width: 100, height: 75))
        }

        @Test func aDecodedImageGoesWithItsView() async throws {
            var shown: FadeInImageView? = view(100, 60)
            shown?.show(file, from: loader)
            try await eventually("the image comes") { shown?.image != nil }
            weak let image = shown?.image
            #expect(image != nil)
            shown = nil
            try await eventually("nobody holds the image") { image == nil }
        }

        @Test func whatIsInMemoryIsThereInTheFirstFrame() async throws {
            await loader.prefetch([file]).finish()
            let first = view(100, 60)
            first.show(file, from: loader)
            #expect(first.image?.size == CGSize(width: 100, height: 75))
            let second = view(100, 60)
            second.show(file, from: loader)
            #expect(second.image != nil && second.image === first.image)
        }

        /// Laying out is part of the first frame.
        @Test func aViewThatIsLaidOutLaterHasItsImageInTheFirstFrameToo() async throws {
            await loader.prefetch([file]).finish()
            let view = view(0, 0)
            view.show(file, from: loader)
            #expect(view.image == nil)
            view.frame.size = CGSize(width: 100, height: 60)
            view.layoutIfNeeded()
            #expect(view.image?.size == CGSize(width: 100, height: 75))
        }

        @Test func aViewOfItsImagesSizeGetsAllOfIt() async throws {
            await loader.prefetch([file]).finish()
            let view = view(0, 0)
            view.show(file, from: loader)
            view.layoutIfNeeded()
            #expect(view.image?.size == CGSize(width: 1_600, height: 1_200))
        }

        @Test func aViewThatGrowsKeepsItsImageUntilThereIsAFinerOne() async throws {
            let view = view(100, 60)
            view.show(file, from: loader)
            try await eventually("the image comes") { view.image != nil }
            let former = view.image
            view.frame.size = CGSize(width: 400, height: 300)
            view.layoutIfNeeded()
            #expect(view.image === former)
            try await eventually("the finer image comes") { view.image?.size == CGSize(width: 400, height: 300) }
        }

        @Test func aViewThatWaitsForNothingIsNotFilledByItsLayout() throws {
            let view = view(0, 0)
            view.show(file, from: loader)
            view.cancel()
            view.frame.size = CGSize(width: 100, height: 60)
            view.layoutIfNeeded()
            #expect(view.image == nil)
        }

        @Test func aViewThatComesBackAsksAgainForWhatFailed() async throws {
            let stub = StubImageLoader<UIImage>()
            let view = view(100, 60)
            var failures = 0
            view.onFailure = { _, _ in failures += 1 }
            view.show(file, from: stub)
            try await eventually("it fails") { failures == 1 }
            let soup = try #require(UIImage(named: "soup"))
            stub.images[file] = soup
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            #expect(view.image != nil && stub.requestedURLs.count == 2)
            view.removeFromSuperview()
            window.addSubview(view)
            #expect(stub.requestedURLs.count == 2)
        }

        @Test func anImageThatIsAskedForInTwoSizesCountsOnce() throws {
            let stub = StubImageLoader(images: [file: try #require(UIImage(named: "soup"))])
            let view = view(0, 0)
            view.show(file, from: stub)
            view.layoutIfNeeded()
            #expect(view.image != nil)
            #expect(stub.requestedURLs == [file])
        }
    }
#endif
