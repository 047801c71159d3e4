/// A buffer into which files are read one after the other.
final class ContentsBuffer {
    private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

    deinit { memory.deallocate() }

    /// Returns the beginning of a regular file; valid until the next one is read.
    ///
    /// - Parameter limit: the most bytes to read; one more than expected shows that a file is longer.
    func read(
        _ name: String,
        in folder: Descriptor,
        atMost limit: Int,
        from disk: some FileSystem
    ) throws(SystemError) -> UnsafeRawBufferPointer {
        reserve(limit)
        let file = try disk.openFile(name, in: folder)
        defer { try? disk.close(file) }
        return UnsafeRawBufferPointer(rebasing: memory[..<(try fill(file, limit, disk))])
    }

    private func reserve(_ count: Int) {
        guard memory.count < count else { return }
        memory.deallocate()
        memory = .allocate(byteCount: count, alignment: 16)
    }

    private func fill(_ file: Descriptor, _ limit: Int, _ disk: some FileSystem) throws(SystemError) -> Int {
        var filled = 0
        while filled < limit {
            let free = UnsafeMutableRawBufferPointer(rebasing: memory[filled..<limit])
            let count = try disk.read(file, into: free)
            filled += count
            // A regular file gives less than was asked for at its end only.
            if count < free.count { break }
        }
        return filled
    }
}
