internal import Foundation

/// A type-erased loader with the functions that a slot needs.
struct ImageSource<Image: Sendable>: Sendable {
    let load: @Sendable (URL, DisplaySize?) -> LoadingImage<Image>
    let cached: @Sendable (URL, DisplaySize?) -> Image?

    /// Decodes off the main actor, even data in memory.
    let reload: @Sendable (URL, DisplaySize?) async throws -> Image

    init(_ loader: some ImageLoading<Image>) {
        load = { loader.loadImage(from: $0, fitting: $1) }
        cached = { loader.cachedImage(for: $0, fitting: $1) }
        reload = { try await loader.image(from: $0, fitting: $1) }
    }
}
