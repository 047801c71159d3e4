extension String {
    /// Concatenates two texts, in a third of the time that `+` takes.
    init(_ start: String, _ end: StaticString) {
        var start = start
        self = start.withUTF8 { start in
            let end = UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount)
            return String(unsafeUninitializedCapacity: start.count + end.count) { buffer in
                _ = buffer.initialize(from: start)
                _ = UnsafeMutableBufferPointer(rebasing: buffer[start.count...]).initialize(from: end)
                return start.count + end.count
            }
        }
    }

    /// Concatenates several texts with one allocation.
    ///
    /// For example: `String(parts: "var ", name, ": Int")`.
    init(parts: String...) {
        self.init(unsafeUninitializedCapacity: parts.reduce(0) { $0 + $1.utf8.count }) { buffer in
            var count = 0
            for part in parts {
                var part = part
                part.withUTF8 { bytes in
                    _ = UnsafeMutableBufferPointer(rebasing: buffer[count...]).initialize(from: bytes)
                    count += bytes.count
                }
            }
            return count
        }
    }
}
