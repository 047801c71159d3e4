public import Foundation

/// Loads images over HTTP and from files, and keeps them: decoded in memory, as they came on disk.
///
/// What is in memory is answered at once. The rest is read from the disk, where the server's caching headers allow it, or
/// downloaded, and then decoded, all off the main actor. All who ask for one URL at the same time share one download, which
/// is cancelled when all of them have cancelled. For example:
///
/// ```swift
/// let loader = ImageLoader(decoder: ImageDecoder { UIImage(data: $0) })
///
/// switch loader.loadImage(from: url) {
/// case .cached(let image): imageView.image = image
/// case .inProgress(let task): fade(in: task)
/// }
/// ```
///
/// One loader serves the whole app. Loads that have begun are finished when it is dropped.
public final class ImageLoader<Image: Sendable>: ImageLoading {
    private let memory: MemoryCache<Image>
    private let downloader: Downloader
    private let loads: SharedLoads<Image>

    /// A loader with empty memory, and with what is on disk from last time.
    ///
    /// - Parameters:
    ///   - configuration: How much is kept, where, and how servers are asked.
    ///   - decoder: Makes images of bytes.
    public init(
        configuration: ImageLoaderConfiguration = ImageLoaderConfiguration(),
        decoder: ImageDecoder<Image>
    ) {
        let memory = MemoryCache<Image>(capacity: configuration.memoryCapacity)
        let downloader = Downloader(configuration)
        self.memory = memory
        self.downloader = downloader
        loads = SharedLoads { url in
            // Somebody else's load may have ended after this caller looked.
            if let image = memory.image(for: url) { return image }
            let download = try await downloader.download(url)
            try Task.checkCancellation()
            guard let image = decoder.decode(download.data) else {
                downloader.forget(url, download)
                throw InvalidImageDataError(url: url)
            }
            memory.insert(image, for: url, cost: decoder.cost(image, download.data))
            return image
        }
    }

    /// Answers at once: with the image when it is in memory, otherwise with a task that gets it.
    ///
    /// For example: `if case .cached(let image) = loader.loadImage(from: url) { imageView.image = image }`.
    ///
    /// - Parameter url: `http`, `https` or `file`.
    /// - Returns: The image, or a task that belongs to this caller alone. The task throws as
    ///   ``ImageLoading/loadImage(from:)`` says; for a file, Foundation's error when it can't be read.
    public func loadImage(from url: URL) -> LoadingImage<Image> {
        if let image = memory.image(for: url) { return .cached(image) }
        return .inProgress(loads.task(for: url))
    }

    /// The image, if it is in memory.
    ///
    /// For example: `imageView.image = loader.cachedImage(for: url) ?? placeholder`.
    ///
    /// - Parameter url: Where the image is.
    public func cachedImage(for url: URL) -> Image? { memory.image(for: url) }

    /// Forgets all decoded images. What is on disk stays.
    ///
    /// For example: when the app gets a memory warning. The system empties the memory as it sees fit, too.
    public func emptyMemory() {
        memory.removeAll()
    }

    /// Forgets all images, in memory and on disk.
    ///
    /// For example: when the user signs out. Loads that are running put their images back in.
    public func emptyCaches() {
        memory.removeAll()
        downloader.forgetAll()
    }
}
