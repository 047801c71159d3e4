extension StandardStreams {
    /// The most bytes that are read.
    private static let inputLimit = 64 << 20

    /// Reads all of standard input as text. Bytes that aren't UTF-8 become U+FFFD.
    package static func readInput() throws(RunFailure) -> String {
        var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while bytes.count < inputLimit {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count == 0 { break }
            if count > 0 {
                bytes += buffer[..<count]
            } else if errno != EINTR {
                let reason = String(cString: strerror(errno))
                throw .inputOutput([Diagnostic(.cannotRead, at: nil, "cannot read standard input: \(reason)")])
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
