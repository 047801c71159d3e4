import Foundation
import Testing
@testable import ViperImages

/// An HTTP server on the loopback interface, with a thread for each connection.
final class ImageServer: Sendable {
    /// Says what to answer to a request, given its target and how many there were before it.
    typealias Respond = @Sendable (_ target: String, _ earlier: Int) -> Answer

    private struct Log: Sendable {
        var requests: [String] = []
        var hangUps: [String] = []
        var isStopped = false
    }

    let port: UInt16
    private let log = Locked(Log())
    private let respond: Respond

    /// Starts at once, on a port that the system chooses.
    init(_ respond: @escaping Respond) throws {
        self.respond = respond
        let (listener, port) = try Socket.listen()
        self.port = port
        let log = log
        Thread.detachNewThread { [weak self] in
            while !log.withLock({ $0.isStopped }) {
                guard let connection = Socket.accept(from: listener) else { continue }
                guard let self else {
                    Socket.close(connection)
                    break
                }
                Thread.detachNewThread { self.serve(connection) }
            }
            Socket.close(listener)
        }
    }

    deinit {
        stop()
    }

    /// Refuses connections from now on; not necessarily at once.
    func stop() { log.withLock { $0.isStopped = true } }

    /// The targets of all requests, in the order in which they came.
    var requests: [String] { log.withLock { $0.requests } }

    /// The targets of the requests whose client left before the end of the answer.
    var hangUps: [String] { log.withLock { $0.hangUps } }

    /// For example: `server.url("/soup?size=2")`.
    func url(_ target: String) throws -> URL {
        try #require(URL(string: "http://127.0.0.1:\(port)\(target)"))
    }

    private func serve(_ connection: Int32) {
        defer { Socket.close(connection) }
        guard let target = Self.target(from: connection) else { return }
        let earlier = log.withLock { log in
            defer { log.requests.append(target) }
            return log.requests.count { $0 == target }
        }
        let answer = respond(target, earlier)
        let firstHalf = answer.gate == nil ? answer.body : answer.body.prefix(answer.body.count / 2)
        Socket.write(answer.head + firstHalf, to: connection)
        if let gate = answer.gate {
            if Self.waits(for: gate, connection) {
                Socket.write(answer.body.dropFirst(firstHalf.count), to: connection)
            } else {
                log.withLock { $0.hangUps.append(target) }
            }
        }
    }

    /// False when the client has hung up, or when the gate stays shut for too long.
    private static func waits(for gate: Gate, _ connection: Int32) -> Bool {
        let end = Date(timeIntervalSinceNow: 1_800)
        while !gate.isOpen, Date() < end {
            if Socket.isReadable(connection, milliseconds: 5), Socket.read(connection).isEmpty { return false }
        }
        return gate.isOpen
    }

    private static func target(from connection: Int32) -> String? {
        var request = Data()
        while request.range(of: Data("\r\n\r\n".utf8)) == nil {
            let part = Socket.read(connection)
            if part.isEmpty { return nil }
            request += part
        }
        let words = String(decoding: request, as: UTF8.self).split(separator: " ", maxSplits: 2)
        return words.count == 3 && words[0] == "GET" ? String(words[1]) : nil
    }
}
