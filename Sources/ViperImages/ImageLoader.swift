public import Foundation

/// Loads images over HTTP and from files, and caches them in memory and on disk.
///
/// An image in memory is available at once, decoded at the size in which it is shown. Others are read from the disk,
/// if the server's caching headers allow it, or downloaded, and then decoded, all off the main actor. Simultaneous
/// requests of one URL share a download, which is cancelled when all of them have been cancelled. A decoded image
/// lives as long as it is shown: views of the same size share one, and none is cached. For example:
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
/// One loader serves the whole app. Loads that have begun are finished even if it is deallocated.
public final class ImageLoader<Image: Sendable>: ImageLoading {
    private let memory: MemoryCache
    private let living = LivingImages<Image>()
    private let decoder: ImageDecoder<Image>
    private let downloader: Downloader
    private let downloads: SharedLoads<URL, Downloader.Download>
    private let loads: SharedLoads<ImageKey, Image>

    /// Creates a loader with empty memory, and with the existing disk cache.
    ///
    /// - Parameters:
    ///   - configuration: The limits and location of the caches, and settings for requests.
    ///   - decoder: Decodes images from bytes.
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

    /// Returns at once: the image if it is in memory, otherwise a task that loads it.
    ///
    /// For example: `if case .cached(let image) = loader.loadImage(from: url) { imageView.image = image }`.
    ///
    /// - Parameter url: A URL with the scheme `http`, `https` or `file`.
    /// - Returns: The image in its full size, or a task that belongs only to this caller. The task throws the errors
    ///   of ``ImageLoading/loadImage(from:)``; for a file, Foundation's error if it can't be read.
    public func loadImage(from url: URL) -> LoadingImage<Image> { loadImage(from: url, fitting: nil) }

    public func loadImage(from url: URL, fitting size: DisplaySize?) -> LoadingImage<Image> {
        if let image = cachedImage(for: url, fitting: size) { return .cached(image) }
        return .inProgress(loads.task(for: ImageKey(url, size == .unknown ? nil : size)))
    }

    /// Returns the image if it is in memory.
    ///
    /// For example: `imageView.image = loader.cachedImage(for: url) ?? placeholder`.
    ///
    /// - Parameter url: The URL of the image.
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

    /// Loads the data of the URLs into memory, without decoding it: nobody shows it yet.
    @discardableResult public func prefetch(_ urls: [URL]) -> Prefetch {
        Prefetch(urls) { [downloads] url in
            _ = try await LoadingImage.inProgress(downloads.task(for: url.absoluteURL)).image
        }
    }

    /// Removes everything from memory, but not from the disk.
    ///
    /// For example: when the app gets a memory warning. The system also empties the memory at its discretion.
    public func emptyMemory() {
        memory.removeAll()
        living.removeAll()
    }

    /// Removes all images from memory and from the disk.
    ///
    /// For example: when the user signs out. Running loads add their images again.
    public func emptyCaches() {
        emptyMemory()
        downloader.forgetAll()
    }
}
