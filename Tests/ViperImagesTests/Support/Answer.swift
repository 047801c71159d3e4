import Foundation
@testable import ViperImages

/// What the server says to one request.
struct Answer: Sendable {
    var status = 200
    var headers: [String: String] = [:]
    var body = Data()

    /// How many bytes are promised and never sent.
    var missing = 0

    /// Half of the body is sent, and then nothing until it opens.
    var gate: Gate?

    static func picture(_ name: String) -> Answer { Answer(body: Picture.data(name)) }

    static let garbage = Answer(body: Data("<html>Sign in to the Wi-Fi</html>".utf8))

    static func status(_ status: Int) -> Answer { Answer(status: status, body: Data("no".utf8)) }

    /// The caches may keep it for an hour.
    var cacheable: Answer { with("Cache-Control", "max-age=3600") }

    /// The caches may not keep it.
    var transient: Answer { with("Cache-Control", "no-store") }

    func with(_ header: String, _ value: String) -> Answer {
        var answer = self
        answer.headers[header] = value
        return answer
    }

    func behind(_ gate: Gate) -> Answer {
        var answer = self
        answer.gate = gate
        return answer
    }

    /// The status line and the headers.
    var head: Data {
        let lines =
            ["HTTP/1.1 \(status) Answer", "Content-Length: \(body.count + missing)", "Connection: close"]
            + headers.map { "\($0.key): \($0.value)" }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
}

/// Holds answers back until the test has seen what it wants to see.
final class Gate: Sendable {
    private let opened = Locked(false)

    var isOpen: Bool { opened.withLock { $0 } }

    func open() { opened.withLock { $0 = true } }
}
