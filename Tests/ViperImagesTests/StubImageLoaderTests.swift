import Foundation
import Testing
import ViperImages

@Suite(.timeLimit(.minutes(30))) struct StubImageLoaderTests {
    let soup = URL(fileURLWithPath: "/soup.png")
    let bread = URL(fileURLWithPath: "/bread.png")

    @Test func whatItWasGivenIsInMemory() {
        let loader = StubImageLoader(images: [soup: Picture("soup")])
        #expect(loader.loadImage(from: soup).cached == Picture("soup"))
        #expect(loader.loadImage(from: bread).cached == nil)
    }

    @Test func anythingElseIsAnError() async throws {
        let loader = StubImageLoader<Picture>()
        await #expect(throws: URLError(.resourceUnavailable)) { try await loader.image(from: soup) }
        loader.images[soup] = Picture("soup")
        let picture = try await loader.image(from: soup)
        #expect(picture == Picture("soup"))
        #expect(loader.requestedURLs == [soup, soup])
    }
}
