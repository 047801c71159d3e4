import ViperIssues
public import ViperRuntime

// What a team's API client calls.
extension StubAPIClient {
    /// Returns the response to a request, whatever its status.
    ///
    /// - Throws: The registered error, or ``UnregisteredRequest`` if nothing is registered, which the running test
    ///   also records as an issue.
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

    /// Returns the value in the response to a request.
    ///
    /// - Throws: The errors of ``response(to:method:body:file:line:)``, ``StatusError`` for a status of 400 or above,
    ///   and errors of the decoder.
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
