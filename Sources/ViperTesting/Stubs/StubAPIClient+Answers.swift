import ViperIssues
public import ViperRuntime

// What a team's API client calls.
extension StubAPIClient {
    /// The response to a request, whatever its status.
    ///
    /// - Throws: What was registered as an error; ``UnregisteredRequest`` where nothing was, which the running test
    ///   records as an issue too.
    public func response(
        to path: String,
        method: String = "GET",
        body: Data? = nil,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws -> Response {
        let request = Request(method: method.uppercased(), path: path, body: body)
        let responders = state.withLock { state in
            state.requests.append(request)
            return state.responders
        }
        guard let respond = Route.matching(path, method).lazy.compactMap({ responders[$0] }).first else {
            let error = UnregisteredRequest(request, registered: responders.keys.map(\.description).sorted())
            IssueReport.record(error.description, file: file, line: line)
            throw error
        }
        return try respond(request)
    }

    /// The value that the response to a request holds.
    ///
    /// - Throws: As ``response(to:method:body:file:line:)`` does; ``StatusError`` for a status from 400 on; and what the
    ///   decoder throws.
    public func answer<Value: Decodable>(
        to path: String,
        method: String = "GET",
        body: Data? = nil,
        decoder: JSONDecoder = JSONDecoder(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws -> Value {
        let response = try response(to: path, method: method, body: body, file: file, line: line)
        guard response.status < 400 else { throw StatusError(response) }
        return try decoder.decode(Value.self, from: response.body)
    }
}
