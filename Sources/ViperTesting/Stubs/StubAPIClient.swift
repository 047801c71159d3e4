import ViperIssues
public import ViperRuntime

/// A server for tests and sandboxes: returns the responses registered for a path and a method, and records requests.
///
/// A team implements its own API client's protocol with it. For example:
///
/// ```swift
/// extension StubAPIClient: APIClient {
///     public func get<Value: Decodable>(_ path: String) async throws -> Value {
///         try answer(to: path)
///     }
/// }
///
/// let client = StubAPIClient()
/// client.registerResponse(["id": "7"], for: "/orders", method: "POST")
/// ```
///
/// Paths are compared without their leading slash, methods without their case. A response for a path with a query,
/// such as `/recipes?page=2`, takes precedence over one for the path alone. The latest registration counts, for any
/// number of requests.
public nonisolated final class StubAPIClient: Sendable {
    struct State {
        var responders: [Route: @Sendable (Request) throws -> Response] = [:]
        var requests: [Request] = []
    }

    let state = MockRecording(State())

    /// Creates a server without responses: every request fails with its name.
    public init() {}

    /// All requests, the first one first.
    public var requests: [Request] { state.requests }

    /// Answers requests with a value as JSON.
    ///
    /// - Parameters:
    ///   - value: The value to encode. If that fails, the running test records an issue, and requests get the error.
    ///   - path: The path. For example: `/recipes/1`, `/recipes?page=2`.
    ///   - method: The HTTP method.
    ///   - status: The HTTP status.
    ///   - encoder: Encodes the value.
    ///   - file: The file for an issue.
    ///   - line: The line for an issue.
    public func registerResponse(
        _ value: some Encodable,
        for path: String,
        method: String = "GET",
        status: Int = 200,
        encoder: JSONEncoder = JSONEncoder(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        register(for: path, method, file: file, line: line) {
            Response(status: status, body: try encoder.encode(value))
        }
    }

    /// Answers requests with JSON text, such as a response copied from a server.
    ///
    /// For example: `registerResponse(json: #"{"id": 7}"#, for: "/orders", method: "POST", status: 201)`.
    ///
    /// - Parameters:
    ///   - text: The JSON. If it is invalid, the running test records an issue, and requests get the error.
    ///   - path: The path. For example: `/recipes/1`, `/recipes?page=2`.
    ///   - method: The HTTP method.
    ///   - status: The HTTP status.
    ///   - file: The file for an issue.
    ///   - line: The line for an issue.
    public func registerResponse(
        json text: String,
        for path: String,
        method: String = "GET",
        status: Int = 200,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        register(for: path, method, file: file, line: line) {
            let body = Data(text.utf8)
            _ = try JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)
            return Response(status: status, body: body)
        }
    }

    /// Makes requests fail, for example as if there were no network.
    ///
    /// For example: `registerError(URLError(.notConnectedToInternet), for: "/recipes")`.
    public func registerError(_ error: any Error, for path: String, method: String = "GET") {
        registerResponse(for: path, method: method) { _ in throw error }
    }

    /// Answers each request with the result of a closure.
    ///
    /// For example: `registerResponse(for: "/orders", method: "POST") { Response(body: $0.body ?? Data()) }`.
    public func registerResponse(
        for path: String,
        method: String = "GET",
        _ respond: @escaping @Sendable (Request) throws -> Response
    ) {
        state.withLock { $0.responders[Route(path, method)] = respond }
    }

    private func register(
        for path: String,
        _ method: String,
        file: StaticString,
        line: UInt,
        _ make: () throws -> Response
    ) {
        do {
            let response = try make()
            registerResponse(for: path, method: method) { _ in response }
        } catch {
            let route = Route(path, method)
            IssueReport.record("the response for \(route) can't be made: \(error)", file: file, line: line)
            registerError(error, for: path, method: method)
        }
    }
}
