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

extension UnsafeRawBufferPointer {
    /// Whether this is a planned file but for the comments above its code, as tools leave it that write licences.
    ///
    /// One without code has to end as planned below the header's block of comments. An ejected file isn't one: it has no comment
    /// in the header's place, or no longer the planned last line.
    func hasSameCode(as planned: [UInt8]) -> Bool {
        let comment = planned.first == UInt8(ascii: "#") ? "#" : "//"
        guard let code = behindComments(comment), let expected = planned.behindComments(comment) else { return false }
        if !expected.isEmpty { return code.elementsEqual(expected) }
        let newline = UInt8(ascii: "\n")
        guard code.isEmpty, let end = planned.firstRange(of: [newline, newline])?.upperBound else { return false }
        let text = planned[end...]
        return !text.isEmpty && count > text.count && suffix(text.count).elementsEqual(text)
    }
}

extension Collection<UInt8> {
    /// The first line of code and what follows, if there is any; `nil` without a comment above it.
    fileprivate func behindComments(_ comment: String) -> SubSequence? {
        let newline = UInt8(ascii: "\n")
        var rest = self[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        var (hasComment, isInBlock) = (false, false)
        while !rest.isEmpty {
            let line = String(decoding: rest.prefix { $0 != newline }, as: UTF8.self)
            let words = line.split(whereSeparator: \.isWhitespace)
            if let first = words.first, let last = words.last {
                // Code may follow the end of a block in its line.
                let endsBlock = last.hasSuffix("*/")
                if !isInBlock { isInBlock = comment == "//" && first.hasPrefix("/*") }
                guard isInBlock ? endsBlock || !line.contains("*/") : first.hasPrefix(comment) else { break }
                hasComment = true
                if endsBlock { isInBlock = false }
            }
            rest = rest.drop { $0 != newline }.dropFirst()
        }
        return hasComment ? rest : nil
    }
}
