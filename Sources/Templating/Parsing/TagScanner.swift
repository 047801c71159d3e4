/// Finds tags in a template's bytes. It reads every byte a bounded number of times.
struct TagScanner {
    enum Found {
        case tag(Tag)
        /// A tag begins at `start` and never ends; the text may continue at `resume`.
        case unclosed(start: Int, resume: Int)
    }

    let bytes: [UInt8]
    var delimiters = Delimiters.standard

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the next tag at or after `position`; `nil` if only text is left.
    func next(from position: Int) -> Found? {
        var start = position
        while start < bytes.count, !matches(delimiters.open, at: start) { start += 1 }
        guard start < bytes.count else { return nil }
        let (kind, sigilLength, close) = classify(after: start + delimiters.open.count)
        let contentStart = start + delimiters.open.count + sigilLength
        let isFreeText = kind == .comment || kind == .delimiters
        var end = contentStart
        while end < bytes.count, !matches(close, at: end) {
            // A second opening before the closing: the first was forgotten, and is not to swallow the second.
            if !isFreeText, matches(delimiters.open, at: end) { return .unclosed(start: start, resume: end) }
            end += 1
        }
        guard end < bytes.count else { return .unclosed(start: start, resume: bytes.count) }
        return .tag(Tag(kind: kind, range: start..<(end + close.count), content: trimmed(contentStart..<end)))
    }

    private func classify(after position: Int) -> (kind: Tag.Kind, sigilLength: Int, close: [UInt8]) {
        guard position < bytes.count else { return (.variable, 0, delimiters.close) }
        switch bytes[position] {
        case UInt8(ascii: "#"): return (.section, 1, delimiters.close)
        case UInt8(ascii: "^"): return (.invertedSection, 1, delimiters.close)
        case UInt8(ascii: "/"): return (.sectionEnd, 1, delimiters.close)
        case UInt8(ascii: ">"): return (.partial, 1, delimiters.close)
        case UInt8(ascii: "!"): return (.comment, 1, delimiters.close)
        case UInt8(ascii: "&"): return (.variable, 1, delimiters.close)
        case UInt8(ascii: "{"): return (.variable, 1, [UInt8(ascii: "}")] + delimiters.close)
        case UInt8(ascii: "="): return (.delimiters, 1, [UInt8(ascii: "=")] + delimiters.close)
        default: return (.variable, 0, delimiters.close)
        }
    }

    private func matches(_ pattern: [UInt8], at position: Int) -> Bool {
        guard bytes[position] == pattern[0], position + pattern.count <= bytes.count else { return false }
        for index in 1..<max(1, pattern.count) where bytes[position + index] != pattern[index] { return false }
        return true
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, bytes[start].isWhitespace { start += 1 }
        while end > start, bytes[end - 1].isWhitespace { end -= 1 }
        return start..<end
    }
}

extension TagScanner {
    typealias Line = (line: Range<Int>, indentation: Range<Int>)

    /// Returns the line, with its line break, of a tag that shares it only with white space, and the part before the
    /// tag.
    func standaloneLine(of tag: Tag, textStart: Int) -> Line? {
        var start = tag.range.lowerBound
        while start > textStart, bytes[start - 1].isBlank { start -= 1 }
        guard start == textStart || bytes[start - 1] == .lineFeed else { return nil }
        var end = tag.range.upperBound
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        if end < bytes.count, bytes[end] == .carriageReturn, end + 1 < bytes.count, bytes[end + 1] == .lineFeed {
            end += 1
        }
        guard end == bytes.count || bytes[end] == .lineFeed else { return nil }
        return (start..<min(end + 1, bytes.count), start..<tag.range.lowerBound)
    }
}
