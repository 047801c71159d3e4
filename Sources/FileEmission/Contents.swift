extension UnsafeRawBufferPointer {
    func isSame(as planned: [UInt8]) -> Bool { count == planned.count && isBeginning(of: planned) }

    /// Returns true if this is what an interrupted run leaves of a new file.
    func isTorn(_ planned: [UInt8]) -> Bool { count < planned.count && isBeginning(of: planned) }

    private func isBeginning(of planned: [UInt8]) -> Bool {
        planned.withUnsafeBytes { planned in
            guard let left = baseAddress, let right = planned.baseAddress else { return isEmpty }
            return count <= planned.count && memcmp(left, right, count) == 0
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Returns true if this begins with two sides of a merge that are both ours. A side that isn't may be somebody's
    /// own work.
    func isMerge(of isOurs: (Slice<UnsafeRawBufferPointer>) -> Bool) -> Bool {
        let lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let division = lines.firstIndex(where: { $0.elementsEqual("=======".utf8) }), lines.count > division + 1
        else { return false }
        return [lines[1], lines[division + 1]].allSatisfy { isOurs(self[$0.startIndex...]) }
    }

    /// The line of git's first merge marker, if there is one near the beginning.
    var mergeMarkerLine: Int? {
        let lines = prefix(Header.reach).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { $0.starts(with: Array("<<<<<<< ".utf8)) }.map { $0 + 1 }
    }
}

extension UnsafeRawBufferPointer {
    /// Returns true if only the comments above the code differ from a planned file, as after a tool that writes
    /// licences.
    ///
    /// A file without code has to end as planned below the comments. An ejected file differs: it has no comment in
    /// place of the header, or another last line.
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
    /// Returns the contents from the first line of code on, empty without code; `nil` without a comment above it.
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
