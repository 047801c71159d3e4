import KitchenCore

/// A server that can't be reached.
nonisolated struct UnreachableClient: APIClient {
    func post(_ path: String, fields: [String: String]) async throws -> [String: String] {
        throw NotFoundError("the server")
    }
}

/// A server that answers all requests in the same way.
nonisolated struct FixedClient: APIClient {
    let answer: [String: String]

    func post(_ path: String, fields: [String: String]) async throws -> [String: String] { answer }
}

/// A server that answers as soon as it is told to.
nonisolated struct HeldClient: APIClient {
    private let releases: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() {
        (releases, continuation) = AsyncStream.makeStream()
    }

    func answerOnce() {
        continuation.yield()
    }

    func post(_ path: String, fields: [String: String]) async throws -> [String: String] {
        for await _ in releases { break }
        return ["id": "7"]
    }
}
