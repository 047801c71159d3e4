import Basics
import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A server on the loopback that answers each request with the next of some texts, as bytes.
final class LoopbackServer: Sendable {
    /// The port that the system chose.
    let port: Int
    /// The requests so far, with their headers.
    var requests: [String] { received.withLock { $0 } }
    private let received = Locked<[String]>([])
    private let socket: Int32

    struct Refusal: Error {}

    /// - Parameter answers: the answers in turn, the last one again and again.
    init(_ answers: [String]) throws {
        #if canImport(Glibc)
            socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = socket
        let port = try withUnsafeMutablePointer(to: &address) { pointer in
            try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard bind(socket, address, length) == 0, listen(socket, 8) == 0,
                    getsockname(socket, address, &length) == 0
                else { throw Refusal() }
            }
            return Int(UInt16(bigEndian: pointer.pointee.sin_port))
        }
        self.port = port
        let received = received
        Thread.detachNewThread {
            var position = 0
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0 else { return }
                let request = Self.request(on: connection)
                received.withLock { $0.append(request) }
                Self.send(Array(answers[min(position, answers.count - 1)].utf8), on: connection)
                close(connection)
                position += 1
            }
        }
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    private static func request(on connection: Int32) -> String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while !String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n") {
            let count = read(connection, &chunk, chunk.count)
            if count <= 0 { break }
            bytes += chunk[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func send(_ bytes: [UInt8], on connection: Int32) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
            if count <= 0 { return }
            sent += count
        }
    }
}

extension LoopbackServer {
    /// An answer with all that HTTP wants.
    static func answer(_ status: String, _ body: String, headers: [String] = [], length: Int? = nil) -> String {
        let lines =
            ["HTTP/1.1 \(status)", "Content-Length: \(length ?? body.utf8.count)", "Connection: close"] + headers
        return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
    }
}
