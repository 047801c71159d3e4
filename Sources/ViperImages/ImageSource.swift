internal import Foundation

/// A loader without its type: what a place for an image asks.
struct ImageSource<Image: Sendable>: Sendable {
    let load: @Sendable (URL, DisplaySize?) -> LoadingImage<Image>
    let cached: @Sendable (URL, DisplaySize?) -> Image?

    /// Decodes off the main actor, even what is in memory.
    let reload: @Sendable (URL, DisplaySize?) async throws -> Image

    init(_ loader: some ImageLoading<Image>) {
        load = { loader.loadImage(from: $0, fitting: $1) }
        cached = { loader.cachedImage(for: $0, fitting: $1) }
        reload = { try await loader.image(from: $0, fitting: $1) }
    }
}
