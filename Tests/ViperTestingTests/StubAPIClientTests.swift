import Foundation
import Testing
import ViperTesting

@Suite struct StubAPIClientTests {
    struct Jar: Codable, Equatable {
        var name: String
        var opened: Date?
    }

    struct Unreachable: Error, Equatable {}

    private let client = StubAPIClient()

    @Test func valuesAreAnsweredAsJSON() throws {
        client.registerResponse([Jar(name: "tea")], for: "/jars")
        #expect(try client.answer(to: "/jars") == [Jar(name: "tea")])
        #expect(try client.answer(to: "jars", method: "get") == [Jar(name: "tea")])
        #expect(client.requests == [.init(path: "/jars"), .init(method: "GET", path: "jars")])
    }

    @Test func textIsAnsweredAsItIs() throws {
        client.registerResponse(json: #"{"name": "tea"}"#, for: "jars/1", method: "PUT", status: 201)
        let response = try client.response(to: "/jars/1", method: "PUT")
        #expect(response.status == 201)
        #expect(String(decoding: response.body, as: UTF8.self) == #"{"name": "tea"}"#)
        #expect(try client.answer(to: "/jars/1", method: "PUT") == Jar(name: "tea"))
    }

    @Test func codersCanBeTheTeamsOwn() throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        let jar = Jar(name: "tea", opened: Date(timeIntervalSince1970: 7))
        client.registerResponse(jar, for: "/jar", encoder: encoder)
        #expect(try client.answer(to: "/jar", decoder: decoder) == jar)
    }

    @Test func aQueryGoesBeforeThePathAlone() throws {
        client.registerResponse("first", for: "/jars")
        client.registerResponse("second", for: "/jars?page=2")
        #expect(try client.answer(to: "/jars?page=1") == "first")
        #expect(try client.answer(to: "/jars?page=2") == "second")
    }

    @Test func aClosureAnswersWhatItIsAsked() throws {
        client.registerResponse(for: "/echo", method: "POST") { .init(body: $0.body ?? Data()) }
        let body = try JSONEncoder().encode(Jar(name: "tea"))
        #expect(try client.answer(to: "/echo", method: "POST", body: body) == Jar(name: "tea"))
        #expect(try client.requests[0].decodedBody(as: Jar.self) == Jar(name: "tea"))
    }

    @Test func errorsAndFailingStatusesAreThrown() {
        client.registerError(Unreachable(), for: "/jars")
        #expect(throws: Unreachable.self) { try client.answer(to: "/jars") as [Jar] }
        client.registerResponse(json: #"{"reason": "closed"}"#, for: "/jars", status: 503)
        let error = #expect(throws: StubAPIClient.StatusError.self) { try client.answer(to: "/jars") as [Jar] }
        #expect(error?.description == #"status 503: {"reason": "closed"}"#)
    }

    @Test func anUnregisteredRequestFailsByNameAndListsWhatIsThere() {
        client.registerResponse("tea", for: "/jars", method: "PUT")
        client.registerResponse("tea", for: "/cups")
        let words =
            "No response is registered for POST /jars; these are: GET /cups, PUT /jars. "
            + "Call registerResponse(…, for: \"/jars\", method: \"POST\") before."
        withKnownIssue {
            let error = #expect(throws: StubAPIClient.UnregisteredRequest.self) {
                _ = try client.response(to: "/jars", method: "post")
            }
            #expect(error?.description == words)
        } matching: { issue in
            issue.comments.map(\.rawValue) == [words]
        }
    }

    @Test func withNothingRegisteredThatIsSaid() throws {
        try withKnownIssue {
            _ = try client.response(to: "/jars")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("GET /jars; nothing is.") }
                || issue.error is StubAPIClient.UnregisteredRequest
        }
    }

    @Test func textThatIsNoJSONIsAnIssueAtOnceAndAnErrorLater() {
        withKnownIssue {
            client.registerResponse(json: "{tea}", for: "/jars")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix("the response for GET /jars can't be made: ") }
                && issue.sourceLocation?.fileName == "StubAPIClientTests.swift"
        }
        #expect(throws: (any Error).self) { try client.response(to: "/jars") }
    }

    @Test func manyTasksMayAskAtOnce() async {
        client.registerResponse(1, for: "/count")
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<200 { group.addTask { [client] in _ = try? client.response(to: "/count") } }
        }
        #expect(client.requests.count == 200)
    }
}
