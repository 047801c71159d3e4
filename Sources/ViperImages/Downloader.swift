internal import Dispatch
internal import Foundation

#if canImport(FoundationNetworking)
    internal import FoundationNetworking
#endif

/// Gets the bytes behind a URL, from the disk where they are fresh.
final class Downloader: Sendable {
    struct Download: Sendable {
        let data: Data

        /// Where redirections led to.
        let source: URL
    }

    private let session: URLSession
    private let disk: DiskCache

    /// A session counts the time that a request waits for a connection as silence of the server.
    private let turns: Turns

    /// Where requests are cancelled. Outside Apple's platforms that waits for the session, and the session may be waiting
    /// for the very task that is being cancelled: done at once, as `URLSession.data(for:)` does, it sometimes never ends.
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

    /// - Throws: `CancellationError`, `UnexpectedStatusError`, `URLError`; for a local file what Foundation throws.
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

    /// The next download of this asks the server.
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
