public import Foundation

/// Loads images over HTTP and from files, and keeps what came: in memory, and on disk.
///
/// What is in memory is there at once, decoded as large as it is shown. The rest is read from the disk, where the server's
/// caching headers allow it, or downloaded, and then decoded, all off the main actor. All who ask for one URL at the same
/// time share one download, which is cancelled when all of them have cancelled. A decoded image lives as long as somebody
/// shows it: views of the same size share one, and none is kept. For example:
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
    private let memory: MemoryCache
    private let living = LivingImages<Image>()
    private let decoder: ImageDecoder<Image>
    private let downloader: Downloader
    private let downloads: SharedLoads<URL, Downloader.Download>
    private let loads: SharedLoads<ImageKey, Image>

    /// A loader with empty memory, and with what is on disk from last time.
    ///
    /// - Parameters:
    ///   - configuration: How much is kept, where, and how servers are asked.
    ///   - decoder: Makes images of bytes.
    public init(
        configuration: ImageLoaderConfiguration = ImageLoaderConfiguration(),
        decoder: ImageDecoder<Image>
    ) {
        let memory = MemoryCache(capacity: configuration.memoryCapacity)
        let downloader = Downloader(configuration)
        let downloads = SharedLoads<URL, Downloader.Download> { url in
            {
                // Somebody else's load may have ended after this caller looked.
                if let download = memory.download(for: url) { return download }
                let download = try await downloader.download(url)
                memory.insert(download, for: url)
                return download
            }
        }
        self.memory = memory
        self.decoder = decoder
        self.downloader = downloader
        self.downloads = downloads
        loads = SharedLoads { [living] key in
            let loading = LoadingImage.inProgress(downloads.task(for: key.url))
            return {
                let download = try await loading.image
                try Task.checkCancellation()
                if let image = living.image(for: key) { return image }
                guard let image = decoder.decodeFitting(download.data, key.size) else {
                    memory.remove(key.url)
                    downloader.forget(key.url, download)
                    throw InvalidImageDataError(url: key.url)
                }
                living.insert(image, for: key)
                return image
            }
        }
    }

    /// Answers at once: with the image when it is in memory, otherwise with a task that gets it.
    ///
    /// For example: `if case .cached(let image) = loader.loadImage(from: url) { imageView.image = image }`.
    ///
    /// - Parameter url: `http`, `https` or `file`.
    /// - Returns: The image in all its size, or a task that belongs to this caller alone. The task throws as
    ///   ``ImageLoading/loadImage(from:)`` says; for a file, Foundation's error when it can't be read.
    public func loadImage(from url: URL) -> LoadingImage<Image> { loadImage(from: url, fitting: nil) }

    public func loadImage(from url: URL, fitting size: DisplaySize?) -> LoadingImage<Image> {
        if let image = cachedImage(for: url, fitting: size) { return .cached(image) }
        return .inProgress(loads.task(for: ImageKey(url, size == .unknown ? nil : size)))
    }

    /// The image, if it is in memory.
    ///
    /// For example: `imageView.image = loader.cachedImage(for: url) ?? placeholder`.
    ///
    /// - Parameter url: Where the image is.
    public func cachedImage(for url: URL) -> Image? { cachedImage(for: url, fitting: nil) }

    public func cachedImage(for url: URL, fitting size: DisplaySize?) -> Image? {
        if size == .unknown { return living.anyImage(of: url) }
        let key = ImageKey(url, size)
        if let image = living.image(for: key) { return image }
        guard let download = memory.download(for: key.url) else { return nil }
        let image = decoder.decodeFitting(download.data, size)
        if let image { living.insert(image, for: key) }
        return image
    }

    /// Gets what is behind the URLs into memory, and decodes none of it: nobody shows it yet.
    @discardableResult public func prefetch(_ urls: [URL]) -> Prefetch {
        Prefetch(urls) { [downloads] url in
            _ = try await LoadingImage.inProgress(downloads.task(for: url.absoluteURL)).image
        }
    }

    /// Forgets what is in memory. What is on disk stays.
    ///
    /// For example: when the app gets a memory warning. The system empties the memory as it sees fit, too.
    public func emptyMemory() {
        memory.removeAll()
        living.removeAll()
    }

    /// Forgets all images, in memory and on disk.
    ///
    /// For example: when the user signs out. Loads that are running put their images back in.
    public func emptyCaches() {
        emptyMemory()
        downloader.forgetAll()
    }
}
