extension [UInt8] {
    /// Returns the white space at the beginning of a byte's line.
    func indentation(at offset: Int) -> ArraySlice<UInt8> {
        let start = self[..<offset].lastIndex { $0.endsLine }.map { $0 + 1 } ?? 0
        return self[start..<offset].prefix { $0.isBlank }
    }

    /// Returns lines moved to the left, so that the first has the wanted indentation; unchanged if any of them has
    /// less than the first.
    func indented(as wanted: [UInt8]) -> [UInt8] {
        let first = drop { $0.endsLine }.prefix { $0.isBlank }
        let extra = first.count - wanted.count
        guard extra > 0, first.starts(with: wanted) else { return self }
        let lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let areDeep = lines.allSatisfy { line in
            line.allSatisfy { $0.isBlank || $0.endsLine } || line.prefix { $0.isBlank }.count >= extra
        }
        guard areDeep else { return self }
        let moved = lines.map { line in
            line.allSatisfy { $0.isBlank || $0.endsLine } ? Array(line) : Array(line.dropFirst(extra))
        }
        return Array<UInt8>(moved.joined(separator: [UInt8(ascii: "\n")]))
    }
}

extension UInt8 {
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
