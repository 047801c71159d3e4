import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Both ends of a pseudo-terminal.
public struct Terminal: ~Copyable {
    public let reader: Int32
    public let writer: Int32
    /// The writer's path, by which a program gets it as its own.
    public let name: String

    public init() throws {
        reader = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        #if canImport(Darwin)
            #expect(grantpt(reader) == 0 && unlockpt(reader) == 0)
            name = String(cString: try #require(ptsname(reader)))
        #else
            // `TIOCSPTLCK` and `TIOCGPTN`, macros that Swift doesn't import.
            var number: CInt = 0
            #expect(ioctl(reader, 0x4004_5431, &number) == 0)
            #expect(ioctl(reader, 0x8004_5430, &number) == 0)
            name = "/dev/pts/\(number)"
        #endif
        writer = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
        try #require(writer >= 0)
        #expect(fcntl(reader, F_SETFL, O_NONBLOCK) == 0)
    }

    deinit {
        close(writer)
        close(reader)
    }

    /// What has been written so far.
    public func text() -> String {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(reader, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
}
