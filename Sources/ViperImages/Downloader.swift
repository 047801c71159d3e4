internal import Dispatch
internal import Foundation

#if canImport(FoundationNetworking)
    internal import FoundationNetworking
#endif

/// Downloads the bytes of a URL, or reads them from the disk if they are fresh.
final class Downloader: Sendable {
    struct Download: Sendable {
        let data: Data

        /// The URL after redirections.
        let source: URL
    }

    private let session: URLSession
    private let disk: DiskCache

    /// The queue of downloads: a session counts the time that a request waits for a connection as silence of the
    /// server.
    private let turns: Turns

    /// The queue on which requests are cancelled. Outside Apple's platforms that waits for the session, which may be
    /// waiting for the very task being cancelled: done directly, as in `URLSession.data(for:)`, it sometimes never
    /// ends.
    private let cancellation = DispatchQueue(label: "ViperImages.cancellation")

    init(_ configuration: ImageLoaderConfiguration) {
        disk = DiskCache(capacity: configuration.diskCapacity, directory: configuration.directory)
        turns = Turns(width: configuration.downloadsPerHost)
        let settings = URLSessionConfiguration.default
        settings.httpMaximumConnectionsPerHost = max(configuration.downloadsPerHost, 1)
        settings.urlCache = disk.sessionCache
        settings.requestCachePolicy = .useProtocolCachePolicy
        settings.timeoutIntervalForRequest = configuration.timeout
        settings.httpAdditionalHeaders = configuration.headers
        session = URLSession(configuration: settings)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    /// - Throws: `CancellationError`, `UnexpectedStatusError`, `URLError`, or Foundation's errors for a local file.
    func download(_ url: URL) async throws -> Download {
        try Task.checkCancellation()
        if url.isFileURL { return Download(data: try Data(contentsOf: url), source: url) }
        guard ["http", "https"].contains(url.scheme?.lowercased()) else { throw URLError(.unsupportedURL) }
        if let data = disk.data(for: url) { return Download(data: data, source: url) }
        let (data, response) = try await turns.take(for: "\(url.host ?? ""):\(url.port ?? 0)") {
            try await answer(to: URLRequest(url: url))
        }
        let download = Download(data: data, source: response.url ?? url)
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            forget(url, download)
            throw UnexpectedStatusError(url: url, status: status)
        }
        disk.keep(data, response)
        return download
    }

    /// Removes a download from the caches, so that the next one asks the server.
    func forget(_ url: URL, _ download: Download) {
        disk.remove([url, download.source])
    }

    func forgetAll() {
        disk.removeAll()
    }

    private func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
        let promise = Promise<(Data, URLResponse)>()
        let task = session.dataTask(with: request) { data, response, error in
            if let data, let response, error == nil {
                promise.settle(with: .success((data, response)))
            } else if let error, (error as? URLError)?.code != .cancelled {
                promise.settle(with: .failure(error))
            } else {
                promise.settle(with: .failure(CancellationError()))
            }
        }
        return try await withTaskCancellationHandler {
            task.resume()
            return try await promise.value
        } onCancel: {
            promise.settle(with: .failure(CancellationError()))
            cancellation.async { task.cancel() }
        }
    }
}
