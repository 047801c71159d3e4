/// A module definition and what it mentions: paths, and single words.
struct DefinitionText {
    let path: String
    let bytes: [UInt8]
    /// The edits, in the order of the text.
    private(set) var edits: [TextEdit] = []

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Returns the words outside the ranges of edits.
    func words(among names: Set<String>) -> [(name: String, range: Range<Int>)] {
        words(among: names, outside: edits.map(\.range))
    }

    /// - Parameter others: ranges to skip, in the order of the text.
    func words(among names: Set<String>, outside others: [Range<Int>]) -> [(name: String, range: Range<Int>)] {
        var others = others[...]
        return runs(of: { $0.isWordByte }).compactMap { (range) -> (name: String, range: Range<Int>)? in
            while let first = others.first, first.upperBound <= range.lowerBound { others.removeFirst() }
            let name = text(range)
            guard names.contains(name), others.first?.overlaps(range) != true else { return nil }
            return (name, range)
        }
    }

    /// Everything that may be a path, from the top of the package: `Sources/Home` in `//Sources/Home:Home`.
    var paths: [(path: String, range: Range<Int>)] {
        let folder = path.folder.isEmpty ? "" : path.folder + "/"
        return runs(of: { $0.isOfPath }).flatMap { range -> [(path: String, range: Range<Int>)] in
            var (start, written) = (range.lowerBound, text(range))
            let isFromTheTop = written.hasPrefix("//")
            for prefix in ["//", "./"] where written.hasPrefix(prefix) {
                written.removeFirst(2)
                start += 2
            }
            let place = start..<range.upperBound
            guard !written.isEmpty, !written.hasPrefix("/") else { return [] }
            let fromTheTop = (path: written, range: place)
            if isFromTheTop || folder.isEmpty { return [fromTheTop] }
            return [fromTheTop, (path: folder + written, range: place)]
        }
    }

    /// Replaces the paths of files that move.
    ///
    /// - Returns: the paths that can't be replaced: definitions name only paths below their own folder or from the top.
    mutating func follow(_ following: (String) -> String) -> [(path: String, range: Range<Int>)] {
        let folderAfter = path.folder.isEmpty ? "" : following(path.folder) + "/"
        var left: [(path: String, range: Range<Int>)] = []
        for (path, range) in paths {
            let (then, written) = (following(path), text(range))
            guard then != path, edits.last.map({ $0.range != range }) ?? true else { continue }
            if path == written {
                edits.append(TextEdit(then, replacing: range))
            } else if !then.hasPrefix(folderAfter) {
                left.append((path, range))
            } else if then != folderAfter + written {
                edits.append(TextEdit(String(then.dropFirst(folderAfter.count)), replacing: range))
            }
        }
        return left
    }

    /// Renames targets, where the word is certain to be one.
    mutating func rename(targets names: [String: String]) {
        let mentions = TargetMentions(path: path, bytes: bytes)
        for (name, range) in words(among: Set(names.keys)) where mentions.isTarget(range) {
            if let new = names[name] { edits.append(TextEdit(new, replacing: range)) }
        }
        edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func runs(of isPart: (UInt8) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for offset in 0...bytes.count {
            let isInside = offset < bytes.count && isPart(bytes[offset])
            if isInside, start == nil { start = offset }
            if !isInside, let begin = start {
                runs.append(begin..<offset)
                start = nil
            }
        }
        return runs
    }
}

extension UInt8 {
    fileprivate var isOfPath: Bool { isWordByte || [0x2E, 0x2F, 0x2D, 0x2B, 0x40, 0x2A].contains(self) }
}
