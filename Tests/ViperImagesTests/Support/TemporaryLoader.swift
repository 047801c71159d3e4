import Foundation
import Testing
import ViperImages

/// A folder for one test, and the loaders that use it.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("ViperImagesTests-\(UUID().uuidString)", isDirectory: true)

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func loader(
        decoder: ImageDecoder<Picture> = Picture.decoder,
        _ change: (inout ImageLoaderConfiguration) -> Void = { _ in }
    ) -> ImageLoader<Picture> {
        var configuration = ImageLoaderConfiguration()
        configuration.directory = url
        // On a busy machine a test may take its time between two steps.
        configuration.timeout = 1_800
        change(&configuration)
        return ImageLoader(configuration: configuration, decoder: decoder)
    }
}

/// Lets others work until something is so; a failure when it isn't after a long time.
func eventually(
    _ what: Comment,
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () -> Bool
) async throws {
    let end = ContinuousClock.now + .seconds(1_800)
    while !condition() {
        try #require(ContinuousClock.now < end, what, sourceLocation: sourceLocation)
        try await Task.sleep(for: .milliseconds(2))
    }
}
