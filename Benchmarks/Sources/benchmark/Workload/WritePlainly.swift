import ArgumentParser

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// `benchmark write-plainly`: the yardstick of a first `generate`. Makes the folders and writes the files, and nothing else.
struct WritePlainly: ParsableCommand {
    static let configuration = CommandConfiguration(shouldDisplay: false)

    @Argument var packed: String
    @Argument var output: String

    func run() throws {
        let bytes = try read(packed)
        mkdir(output, 0o777)
        var made: Set<String> = []
        var position = 0
        while position < bytes.count {
            let path = String(decoding: part(of: bytes, at: &position), as: UTF8.self)
            let contents = part(of: bytes, at: &position)
            makeFolders(of: path, made: &made)
            let file = open("\(output)/\(path)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
            let count = contents.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            close(file)
            guard count == contents.count else { throw Failure("could not write \(path)") }
        }
    }

    private func part(of bytes: [UInt8], at position: inout Int) -> ArraySlice<UInt8> {
        let count = (0..<4).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }
        position += 4 + count
        return bytes[(position - count)..<position]
    }

    private func makeFolders(of path: String, made: inout Set<String>) {
        var end = path.startIndex
        while let slash = path[end...].firstIndex(of: "/") {
            let folder = String(path[..<slash])
            if made.insert(folder).inserted { mkdir("\(output)/\(folder)", 0o777) }
            end = path.index(after: slash)
        }
    }

    private func read(_ path: String) throws -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        var status = stat()
        guard file >= 0, fstat(file, &status) == 0 else { throw Failure("could not read \(path)") }
        defer { close(file) }
        return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            while count < buffer.count, let start = buffer.baseAddress {
                let read = Self.read(file, start + count, buffer.count - count)
                if read <= 0 { return }
                count += read
            }
        }
    }

    private static func read(_ file: Int32, _ start: UnsafeMutableRawPointer, _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.read(file, start, count)
        #elseif canImport(Musl)
            Musl.read(file, start, count)
        #else
            Darwin.read(file, start, count)
        #endif
    }
}
