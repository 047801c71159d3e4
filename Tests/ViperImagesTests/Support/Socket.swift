import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The few calls of POSIX that a small server needs, the same everywhere.
enum Socket {
    struct Failure: Error {
        let call: String
        let code: Int32
    }

    #if os(Linux)
        private static let stream = Int32(SOCK_STREAM.rawValue)
        private static let quietly = Int32(MSG_NOSIGNAL)
    #else
        private static let stream = SOCK_STREAM
        private static let quietly: Int32 = 0
    #endif

    /// Listens on the loopback interface, on a port that the system chooses.
    static func listen() throws -> (descriptor: Int32, port: UInt16) {
        let descriptor = try check(socket(AF_INET, stream, 0), "socket")
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        try withUnsafeMutablePointer(to: &address) { pointer in
            try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                try check(bind(descriptor, pointer, length), "bind")
                try check(getsockname(descriptor, pointer, &length), "getsockname")
            }
        }
        try check(listenAt(descriptor, 256), "listen")
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    /// A connection, or nil when none came in a moment.
    static func accept(from listener: Int32) -> Int32? {
        guard isReadable(listener, milliseconds: 50) else { return nil }
        let descriptor = acceptAt(listener, nil, nil)
        guard descriptor >= 0 else { return nil }
        #if !os(Linux)
            var yes: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return descriptor
    }

    static func isReadable(_ descriptor: Int32, milliseconds: Int32) -> Bool {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return pollAt(&poll, 1, milliseconds) > 0
    }

    /// What has come; empty at the end and when the connection is broken.
    static func read(_ descriptor: Int32) -> Data {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return Data(buffer.prefix(max(count, 0)))
    }

    /// False when the other side has hung up.
    @discardableResult static func write(_ data: Data, to descriptor: Int32) -> Bool {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, quietly) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    static func close(_ descriptor: Int32) {
        _ = closeAt(descriptor)
    }

    @discardableResult private static func check(_ result: Int32, _ call: String) throws -> Int32 {
        if result < 0 { throw Failure(call: call, code: errno) }
        return result
    }
}

// Inside `Socket` these names mean its own functions.
private let acceptAt = accept
private let closeAt = close
private let listenAt = listen
private let pollAt = poll
