import Foundation
import Testing
import ViperImages

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(30))) struct FailureTests {
    let folder = TemporaryFolder()

    @Test func whatIsNoImageIsAnErrorAndIsNotKept() async throws {
        let server = try ImageServer { _, earlier in earlier == 0 ? .garbage.cacheable : .picture("soup") }
        let loader = folder.loader()
        let url = try server.url("/soup")
        await #expect(throws: InvalidImageDataError(url: url)) { try await loader.image(from: url) }
        #expect(try await loader.image(from: url) == Picture("soup"))
    }

    @Test func anEmptyAnswerIsNoImage() async throws {
        let server = try ImageServer { _, _ in Answer() }
        let url = try server.url("/soup")
        await #expect(throws: InvalidImageDataError(url: url)) { try await folder.loader().image(from: url) }
    }

    @Test(arguments: [400, 404, 410, 500, 503])
    func aStatusOtherThanSuccessIsAnErrorAndIsNotKept(status: Int) async throws {
        let server = try ImageServer { _, earlier in
            earlier == 0 ? .status(status).cacheable : .picture("soup")
        }
        let loader = folder.loader()
        let url = try server.url("/soup")
        await #expect(throws: UnexpectedStatusError(url: url, status: status)) { try await loader.image(from: url) }
        #expect(try await loader.image(from: url) == Picture("soup"))
    }

    @Test func allCallersOfAFailedDownloadAreTold() async throws {
        let gate = Gate()
        let server = try ImageServer { _, _ in .garbage.behind(gate) }
        let loader = folder.loader()
        let url = try server.url("/soup")
        let loads = (0..<5).map { _ in loader.loadImage(from: url) }
        gate.open()
        for load in loads { await #expect(throws: InvalidImageDataError(url: url)) { try await load.image } }
        #expect(server.requests == ["/soup"])
    }

    @Test func aBodyThatIsCutOffIsAnErrorAndIsNotKept() async throws {
        let server = try ImageServer { _, earlier in
            var answer = Answer.picture("soup").cacheable
            answer.missing = earlier == 0 ? 100 : 0
            return answer
        }
        let loader = folder.loader()
        let url = try server.url("/soup")
        await #expect(throws: URLError.self) { try await loader.image(from: url) }
        #expect(try await loader.image(from: url) == Picture("soup"))
        #expect(server.requests.count == 2)
    }

    @Test func aSlowBodyIsWaitedFor() async throws {
        let gate = Gate()
        let name = String(repeating: "noodles ", count: 50_000)
        let server = try ImageServer { _, _ in .picture(name).behind(gate) }
        let load = folder.loader().loadImage(from: try server.url("/soup"))
        try await eventually("the request arrives") { server.requests.count == 1 }
        gate.open()
        #expect(try await load.image == Picture(name))
    }

    @Test func aServerThatFallsSilentIsGivenUp() async throws {
        let gate = Gate()
        let server = try ImageServer { _, _ in .picture("soup").behind(gate) }
        let loader = folder.loader { $0.timeout = 1 }
        let url = try server.url("/soup")
        let error = await #expect(throws: URLError.self) { try await loader.image(from: url) }
        #expect(error?.code == .timedOut)
    }

    @Test func aServerThatIsNotThereIsAnError() async throws {
        let listener = try Socket.listen()
        Socket.close(listener.descriptor)
        let url = try #require(URL(string: "http://127.0.0.1:\(listener.port)/soup"))
        await #expect(throws: URLError.self) { try await folder.loader().image(from: url) }
    }

    @Test(arguments: ["ftp://127.0.0.1/soup", "soup", "mailto:cook@example.com", "http:", "http:///soup"])
    func aURLThatCannotBeLoadedIsAnError(text: String) async throws {
        let url = try #require(URL(string: text))
        await #expect(throws: URLError.self) { try await folder.loader().image(from: url) }
    }
}
