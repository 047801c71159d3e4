public import Foundation

/// Images that are being loaded before anybody asks for them.
///
/// For example:
///
/// ```swift
/// let prefetch = loader.prefetch(urls)
/// prefetch.cancel()   // the rows scrolled by
/// ```
public struct Prefetch: Sendable {
    /// How many images are loaded at a time, so that what is on the screen needn't wait for what may come.
    static let width = 4

    private let work: Task<Void, Never>

    /// Begins to load.
    ///
    /// For example: `Prefetch(urls, with: loader)`.
    ///
    /// - Parameters:
    ///   - urls: Where the images are, the most urgent first.
    ///   - loader: Loads them, and keeps them.
    public init(_ urls: [URL], with loader: some ImageLoading) {
        self.init(urls) { _ = try await loader.image(from: $0) }
    }

    init(_ urls: [URL], load: @escaping @Sendable (URL) async throws -> Void) {
        work = Task.detached(priority: .utility) { await Self.load(urls, load) }
    }

    /// Stops loading. What others wait for is loaded nevertheless, and what is in the caches stays there.
    ///
    /// For example: in `collectionView(_:cancelPrefetchingForItemsAt:)`.
    public func cancel() {
        work.cancel()
    }

    /// Waits until every image has been loaded, has failed or was cancelled. Failures are not reported: whoever shows the
    /// image finds out.
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
