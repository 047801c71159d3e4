import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `vipergen design fetch`, against a server that answers as Figma's description says.
@Suite struct DesignFetchTests {
    private static let token = "figd_sEkReT-42"
    private static let design =
        #"{ "document": { "type": "DOCUMENT" }, "components": {}, "componentSets": {}, "styles": {} }"#

    private func fetch(
        from answers: [String],
        over former: String? = nil,
        key: String = "4Kp7bQ2xYv"
    ) async throws -> (run: ToolRun, files: [String: String], requests: [String]) {
        let folder = try TemporaryFolder()
        if let former { try folder.write(former, to: "design.json") }
        let server = try LoopbackServer(answers)
        let run = try await Tool.vipergenProcess(
            "design",
            "fetch",
            "--file",
            key,
            "design.json",
            in: folder.url,
            environment: [
                "FIGMA_TOKEN": Self.token, "FIGMA_API": "http://127.0.0.1:\(server.port)", "no_proxy": "127.0.0.1",
            ]
        )
        #expect(!run.everything.contains(Self.token), "\(run.everything)")
        let files = try FileTree.read(folder.url).mapValues { String(decoding: $0, as: UTF8.self) }
        return (run, files, server.requests)
    }

    @Test func theFileIsWritten() async throws {
        let (run, files, requests) = try await fetch(
            from: [LoopbackServer.answer("200 OK", Self.design)],
            over: "former"
        )
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("design: design.json fetched; "))
        #expect(files == ["design.json": Self.design])
        #expect(requests.count == 1)
        #expect(requests.first?.hasPrefix("GET /v1/files/4Kp7bQ2xYv HTTP/1.1\r\n") == true)
        #expect(requests.first?.contains("\r\nX-Figma-Token: \(Self.token)\r\n") == true)
    }

    @Test(arguments: [
        (
            "403 Forbidden", #"{ "status": 403, "err": "Invalid token" }"#, "Figma refuses the token: Invalid token",
            "give FIGMA_TOKEN a token that may read the file's contents"
        ),
        (
            "404 Not Found", #"{ "status": 404, "err": "Not found" }"#,
            "Figma has no file '4Kp7bQ2xYv', or the token may not see it: Not found", "check the key"
        ),
        ("500 Oh", "<html>", "the server answered with status 500", "run it again later"),
        (
            "302 Found\r\nLocation: http://127.0.0.1:1/", "", "the server answered with status 302",
            "run it again later"
        ),
        (
            "200 OK", "{ \"document\": ", "column 15 of the answer, the file ends where an object is expected",
            "run it again"
        ),
        ("200 OK", #"{ "status": 200 }"#, "this isn't a design file, since 'document' is missing", "run it again"),
    ])
    func whatIsRefusedLeavesTheFormerFile(status: String, body: String, message: String, note: String) async throws {
        let (run, files, requests) = try await fetch(from: [LoopbackServer.answer(status, body)], over: "former")
        #expect(run.status == 74)
        #expect(run.errors.contains(message) && run.errors.contains("note: \(note)"), "\(run.errors)")
        #expect(run.errors.contains("[design-not-fetched]"))
        #expect(files == ["design.json": "former"] && requests.count == 1)
    }

    /// The server's own words may hold what it was sent.
    @Test func noAnswerMakesItPrintTheToken() async throws {
        let body = #"{ "status": 403, "err": "bad token \#(Self.token)" }"#
        let (run, _, _) = try await fetch(from: [LoopbackServer.answer("403 Forbidden", body)])
        #expect(run.errors.contains("Figma refuses the token: bad token …"), "\(run.errors)")
    }

    @Test func anAnswerThatIsCutShortIsNone() async throws {
        let cut = LoopbackServer.answer("200 OK", Self.design, length: 10_000)
        let (run, files, _) = try await fetch(from: [cut])
        #expect(run.status == 74 && run.errors.contains("curl: (18)"), "\(run.errors)")
        #expect(files.isEmpty)
    }

    @Test func itWaitsAsLongAsItIsTold() async throws {
        let limited = LoopbackServer.answer("429 Too Many Requests", "{}", headers: ["Retry-After: 1"])
        let (run, files, requests) = try await fetch(from: [limited, LoopbackServer.answer("200 OK", Self.design)])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors == "vipergen: Figma limits requests; waiting for 1 s\n")
        #expect(requests.count == 2 && files["design.json"] == Self.design)
    }

    @Test func itDoesntWaitForHours() async throws {
        let limited = LoopbackServer.answer("429 Too Many Requests", "{}", headers: ["retry-after: 86400"])
        let (run, files, requests) = try await fetch(from: [limited])
        #expect(run.status == 74 && requests.count == 1 && files.isEmpty)
        #expect(run.errors.contains("Figma limits requests, and says to wait for 86400 s"), "\(run.errors)")
    }

    @Test(arguments: [
        ("../me", "token", "https://api.figma.com", "'../me' isn't the key of a file"),
        (
            "https://www.figma.com/design/4Kp7bQ2xYv/Kaimono", "token", "https://api.figma.com",
            "write '--file 4Kp7bQ2xYv'"
        ),
        ("4Kp7bQ2xYv", "", "https://api.figma.com", "there is no token in FIGMA_TOKEN"),
        ("4Kp7bQ2xYv", "a\"\nurl = evil", "https://api.figma.com", "FIGMA_TOKEN has characters that no token has"),
        ("4Kp7bQ2xYv", "token", "http://example.com", "FIGMA_API has no address that begins with 'https://'"),
    ])
    func argumentsAreCheckedFirst(key: String, token: String, address: String, message: String) async throws {
        let folder = try TemporaryFolder()
        let run = try await Tool.vipergenProcess(
            "design",
            "fetch",
            "--file",
            key,
            "design.json",
            in: folder.url,
            environment: ["FIGMA_TOKEN": token, "FIGMA_API": address]
        )
        #expect(run.status == 64 && run.errors.contains(message), "\(run.errors)")
        #expect(try FileTree.read(folder.url).isEmpty)
    }

    @Test func withoutCurlItSaysSo() async throws {
        let folder = try TemporaryFolder()
        let run = try await Tool.vipergenProcess(
            "design",
            "fetch",
            "--file",
            "4Kp7bQ2xYv",
            "design.json",
            in: folder.url,
            environment: ["FIGMA_TOKEN": Self.token, "PATH": folder.url.path]
        )
        #expect(run.status == 74 && run.errors.contains("there is no 'curl' [cannot-run]"), "\(run.errors)")
    }
}
