public import ViperRuntime

extension StubAPIClient {
    /// A recorded request.
    public nonisolated struct Request: Hashable, Sendable {
        /// The HTTP method in capitals. For example: `POST`.
        public var method: String
        /// The path as requested, with its query.
        public var path: String
        public var body: Data?

        public init(method: String = "GET", path: String, body: Data? = nil) {
            self.method = method
            self.path = path
            self.body = body
        }

        /// Returns the body's JSON as a value.
        ///
        /// For example: `try client.requests[0].decodedBody(as: [String: String].self)`.
        ///
        /// - Throws: Errors of the decoder, also for a request without a body.
        public func decodedBody<Value: Decodable>(
            as type: Value.Type,
            decoder: JSONDecoder = JSONDecoder()
        ) throws -> Value {
            try decoder.decode(type, from: body ?? Data())
        }
    }

    /// A response.
    public nonisolated struct Response: Hashable, Sendable {
        /// The HTTP status.
        public var status: Int
        public var body: Data

        public init(status: Int = 200, body: Data) {
            self.status = status
            self.body = body
        }
    }

    /// An error: nothing is registered for a request.
    public nonisolated struct UnregisteredRequest: Error, CustomStringConvertible {
        public let request: Request
        /// The registered requests, sorted. For example: `POST /orders`.
        public let registered: [String]

        init(_ request: Request, registered: [String]) {
            self.request = request
            self.registered = registered
        }

        /// The request, the registered ones, and how to register a response.
        public var description: String {
            let known = registered.isEmpty ? "nothing is" : "these are: \(registered.joined(separator: ", "))"
            return """
                No response is registered for \(Route(request.path, request.method)); \(known). \
                Call registerResponse(…, for: \(request.path.debugDescription), \
                method: \(request.method.debugDescription)) before.
                """
        }
    }

    /// An error: the response has a status that means failure.
    public nonisolated struct StatusError: Error, Equatable, CustomStringConvertible {
        /// The HTTP status, 400 or above.
        public let status: Int
        public let body: Data

        init(_ response: Response) {
            status = response.status
            body = response.body
        }

        /// The status and the body. For example: `status 503: {"reason": "maintenance"}`.
        public var description: String { "status \(status): \(String(decoding: body, as: UTF8.self))" }
    }

    /// A path and a method with a registered response.
    nonisolated struct Route: Hashable, CustomStringConvertible {
        let description: String

        init(_ path: String, _ method: String) {
            description = "\(method.uppercased()) \(path.hasPrefix("/") ? path : "/" + path)"
        }

        /// Returns the routes with and without the query.
        static func matching(_ path: String, _ method: String) -> [Route] {
            [Route(path, method), Route(String(path.prefix { $0 != "?" }), method)]
        }
    }
}
