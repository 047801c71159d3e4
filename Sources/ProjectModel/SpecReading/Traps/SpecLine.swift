/// One line of a spec, and the corrected form that YAML reads as intended.
enum SpecLine {
    /// Returns the line, without indentation, with quotes around Swift that needs them; `nil` if nothing needs fixing.
    ///
    /// For example: `recipes: [Recipe]?` becomes `recipes: "[Recipe]?"`.
    static func mended(_ line: String) -> String? {
        guard line.utf8.count <= 400 else { return nil }
        let text = trimmed(line)
        guard !text.hasPrefix("#") else { return nil }
        let (dashes, rest) = withoutDashes(text)
        let (content, comment) = withoutComment(rest)
        guard let mended = mendedContent(content), mended != content else { return nil }
        return dashes + mended + comment
    }

    private static func mendedContent(_ content: String) -> String? {
        if let call = CallShape(content) { return call.entry }
        if content.hasPrefix("{") { return mendedMapping(content) }
        guard let colon = BracketScan.keyEnd(in: content) else { return nil }
        let value = trimmed(content[content.index(after: colon)...])
        let key = mendedKey(trimmed(content[..<colon]))
        if value.isEmpty { return key + ":" }
        if value.hasPrefix("{"), value.hasSuffix("}") { return mendedMapping(value).map { "\(key): \($0)" } }
        return "\(key): \(YAMLQuoting.quotedIfNeeded(value, inFlow: false))"
    }

    /// Returns the key without back-ticks, which it doesn't need.
    private static func mendedKey(_ key: String) -> String {
        key.count > 2 && key.hasPrefix("`") && key.hasSuffix("`") ? String(key.dropFirst().dropLast()) : key
    }

    /// Returns a mapping in braces on one line, with each value fixed.
    private static func mendedMapping(_ text: String) -> String? {
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.count >= 2 else { return nil }
        let inner = trimmed(text.dropFirst().dropLast())
        if inner.isEmpty { return text }
        guard BracketScan.openBrackets(in: inner) == 0 else { return nil }
        let entries = BracketScan.splitAtCommas(inner).map { mendedEntry(trimmed($0)) }
        return "{ \(entries.joined(separator: ", ")) }"
    }

    private static func mendedEntry(_ entry: String) -> String {
        if let call = CallShape(entry) { return call.entry }
        guard let colon = BracketScan.keyEnd(in: entry) else { return entry }
        let value = trimmed(entry[entry.index(after: colon)...])
        let key = mendedKey(trimmed(entry[..<colon]))
        if value.isEmpty { return "\(key):" }
        return "\(key): \(mendedMapping(value) ?? YAMLQuoting.quotedIfNeeded(value, inFlow: true))"
    }

    private static func withoutDashes(_ text: String) -> (dashes: String, rest: String) {
        var dashes = ""
        var rest = text
        while rest.hasPrefix("- ") {
            dashes += "- "
            rest = trimmed(rest.dropFirst(2))
        }
        return (dashes, rest)
    }

    private static func withoutComment(_ text: String) -> (content: String, comment: String) {
        var scan = BracketScan()
        for index in text.indices {
            if scan.isOutside, text[index...].hasPrefix(" # ") {
                return (trimmed(text[..<index]), String(text[index...]))
            }
            scan.take(text[index])
        }
        return (text, "")
    }

    static func trimmed(_ text: some StringProtocol) -> String {
        var text = Substring(text)
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
