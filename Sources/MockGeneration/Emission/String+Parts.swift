extension String {
    /// Several texts as one, which is made in one step.
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
