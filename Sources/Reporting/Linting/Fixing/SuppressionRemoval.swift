/// Removes suppressions that suppress nothing from a source.
///
/// For example: `SuppressionRemoval(bytes)?.removing([(line: 3, column: 26)])`.
public struct SuppressionRemoval {
    private let bytes: [UInt8]
    private let directives: [Directive]
    private let lines: LineTable

    /// Reads a source; `nil` if it isn't Swift.
    public init?(_ bytes: [UInt8]) {
        guard UnreadableSource(bytes) == nil, let tree = try? SwiftTree.read(bytes) else { return nil }
        self.bytes = bytes
        lines = LineTable(bytes)
        directives = DirectiveReader.read(tree, lines)
    }

    /// - Parameter places: the places of unused rule names, as reported by lint.
    /// - Returns: the source without them. A comment without rules is removed with its line, if that holds nothing
    ///   else; so is an `enable` that no longer ends anything. Comments of several lines may say more, and stay.
    public func removing(_ places: [(line: Int, column: Int)]) -> [UInt8] {
        var unused = Set<Int>()
        for directive in directives where !spansLines(directive) {
            for name in directive.rules where places.contains(where: { isPlace($0, of: name) }) {
                unused.insert(name.offset)
            }
        }
        unused.formUnion(directives.endings(of: unused))
        var result: [UInt8] = []
        var position = 0
        for range in directives.flatMap({ ranges(in: $0, unused) }) {
            result += bytes[position..<range.lowerBound]
            position = range.upperBound
        }
        return result + bytes[position...]
    }

    private func isPlace(_ place: (line: Int, column: Int), of name: Directive.Name) -> Bool {
        lines.line(of: name.offset) == place.line && lines.column(of: name.offset) == place.column
    }

    private func spansLines(_ directive: Directive) -> Bool {
        bytes[directive.comment].contains { $0 == 0x0A || $0 == 0x0D }
    }

    /// Returns the ranges to remove from a comment, in the order of the text.
    private func ranges(in directive: Directive, _ unused: Set<Int>) -> [Range<Int>] {
        let names = directive.rules.filter { unused.contains($0.offset) }
        if names.isEmpty { return [] }
        if names.count == directive.rules.count { return [whole(directive.comment)] }
        return names.map { name in
            let end = name.offset + name.text.utf8.count
            return name.offset..<(end + bytes[end...].prefix { isBlank($0) }.count)
        }
    }

    /// Returns the range of a comment with its line, if it has one to itself, or with the space before it.
    private func whole(_ comment: Range<Int>) -> Range<Int> {
        let before = bytes[..<comment.lowerBound].reversed().prefix { isBlank($0) }.count
        let behind = bytes[comment.upperBound...].prefix { isBlank($0) }.count
        let (start, end) = (comment.lowerBound - before, comment.upperBound + behind)
        let beginsLine = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
        let endsLine = end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
        switch (beginsLine, endsLine) {
        case (true, true):
            let isCRLF = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
            return start..<min(end + (isCRLF ? 2 : 1), bytes.count)
        case (true, false): return comment.lowerBound..<end
        case (false, _): return start..<comment.upperBound
        }
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension [Directive] {
    /// Returns the names after `enable` that end removed suppressions.
    fileprivate func endings(of unused: Set<Int>) -> [Int] {
        var open: [Directive.Name] = []
        var endings: [Int] = []
        for directive in self {
            switch directive.action {
            case .disable: open += directive.rules
            case .enable:
                for name in directive.rules {
                    guard let last = open.lastIndex(where: { $0.text == name.text }) else { continue }
                    if unused.contains(open.remove(at: last).offset) { endings.append(name.offset) }
                }
            default: break
            }
        }
        return endings
    }
}
