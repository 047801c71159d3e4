public import Foundation

/// Images that are being loaded before they are needed.
///
/// For example:
///
/// ```swift
/// let prefetch = loader.prefetch(urls)
/// prefetch.cancel()   // the rows scrolled by
/// ```
public struct Prefetch: Sendable {
    /// The number of images to load at a time, so that visible images needn't wait for later ones.
    static let width = 4

    private let work: Task<Void, Never>

    /// Starts loading.
    ///
    /// For example: `Prefetch(urls, with: loader)`.
    ///
    /// - Parameters:
    ///   - urls: The URLs of the images, the most urgent first.
    ///   - loader: Loads and caches the images.
    public init(_ urls: [URL], with loader: some ImageLoading) {
        self.init(urls) { _ = try await loader.image(from: $0) }
    }

    init(_ urls: [URL], load: @escaping @Sendable (URL) async throws -> Void) {
        work = Task.detached(priority: .utility) { await Self.load(urls, load) }
    }

    /// Stops loading. Images that others wait for are still loaded, and cached ones stay.
    ///
    /// For example: in `collectionView(_:cancelPrefetchingForItemsAt:)`.
    public func cancel() {
        work.cancel()
    }

    /// Waits until every image has been loaded, has failed or was cancelled. Failures aren't reported: they show when
    /// the image is requested.
    ///
    /// For example: `await loader.prefetch(urls).finish()` in a test.
    public func finish() async {
        await work.value
    }

    private static func load(_ urls: [URL], _ load: @escaping @Sendable (URL) async throws -> Void) async {
        await withTaskGroup(of: Void.self) { group in
            for (index, url) in urls.enumerated() {
                if index >= width { await group.next() }
                if Task.isCancelled { break }
                group.addTask { try? await load(url) }
            }
        }
    }
}
