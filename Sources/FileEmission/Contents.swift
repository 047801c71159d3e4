#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension UnsafeRawBufferPointer {
    func isSame(as planned: [UInt8]) -> Bool { count == planned.count && isBeginning(of: planned) }

    /// Whether this is what an interrupted run leaves of a new file.
    func isTorn(_ planned: [UInt8]) -> Bool { count < planned.count && isBeginning(of: planned) }

    private func isBeginning(of planned: [UInt8]) -> Bool {
        planned.withUnsafeBytes { planned in
            guard let left = baseAddress, let right = planned.baseAddress else { return isEmpty }
            return count <= planned.count && memcmp(left, right, count) == 0
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Whether this begins with two sides of a merge that both begin with something of the kind. A side that doesn't may be
    /// somebody's own work.
    func isMerge(of isOurs: (Slice<UnsafeRawBufferPointer>) -> Bool) -> Bool {
        let lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let division = lines.firstIndex(where: { $0.elementsEqual("=======".utf8) }), lines.count > division + 1
        else { return false }
        return [lines[1], lines[division + 1]].allSatisfy { isOurs(self[$0.startIndex...]) }
    }

    /// The line of the first marker that git writes where two sides of a merge differ, near the beginning.
    var mergeMarkerLine: Int? {
        let lines = prefix(Header.reach).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { $0.starts(with: Array("<<<<<<< ".utf8)) }.map { $0 + 1 }
    }
}
