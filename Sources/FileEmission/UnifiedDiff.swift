/// The difference of two files as a patch that `git apply` and `patch -p1` accept.
public enum UnifiedDiff {
    private static let context = 3

    /// - Parameters:
    ///   - old: the file as it is; `nil` if there is none.
    ///   - new: the file as it should be; `nil` if it is removed.
    ///   - oldPath: relative, without the prefix `a/`.
    ///   - newPath: relative, without the prefix `b/`.
    /// - Returns: the patch, in UTF-8 as far as the files are; empty if they are the same.
    public static func make(old: [UInt8]?, new: [UInt8]?, oldPath: String, newPath: String) -> [UInt8] {
        if old == new { return [] }
        var numbers = LineNumbers()
        let oldLines = DiffLines(old ?? [], &numbers)
        let newLines = DiffLines(new ?? [], &numbers)
        var output = heading(old: old, new: new, oldPath: oldPath, newPath: newPath)
        let changes = LineDifference(from: oldLines.numbers, to: newLines.numbers).changes()
        for hunk in DiffHunk.grouping(changes, context: context, oldCount: oldLines.count, newCount: newLines.count) {
            hunk.write(oldLines, newLines, to: &output)
        }
        return output
    }

    private static func heading(old: [UInt8]?, new: [UInt8]?, oldPath: String, newPath: String) -> [UInt8] {
        let before = DiffPath(side: "a", path: oldPath)
        let after = DiffPath(side: "b", path: newPath)
        var heading = "diff --git \(before.inHeading) \(after.inHeading)\n"
        if old == nil { heading += "new file mode 100644\n" }
        if new == nil { heading += "deleted file mode 100644\n" }
        if !(old ?? []).isEmpty || !(new ?? []).isEmpty {
            heading += "--- \(old == nil ? "/dev/null" : before.onItsLine)\n"
            heading += "+++ \(new == nil ? "/dev/null" : after.onItsLine)\n"
        } else {
            // An empty file has no lines to show; `patch` looks for git's number of the empty blob.
            heading += old == nil ? "index 0000000..e69de29\n" : "index e69de29..0000000\n"
        }
        return Array(heading.utf8)
    }
}

/// A path as `git` writes it.
private struct DiffPath {
    var side: String
    var path: String

    private var full: String { "\(side)/\(path)" }
    private var hasBlank: Bool { path.utf8.contains(UInt8(ascii: " ")) }

    private var needsQuotes: Bool {
        path.utf8.contains { $0 < 0x20 || $0 == 0x7f || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    }

    private var quoted: String { "\"\(full.unicodeScalars.map(escaped).joined())\"" }

    /// The path in the heading. Two paths with spaces can't be told apart without quotes.
    var inHeading: String { needsQuotes || hasBlank ? quoted : full }

    /// The path on a line of its own. Some versions of `patch` don't know quotes; all know that a tab ends a name.
    var onItsLine: String { needsQuotes ? quoted : hasBlank ? "\(full)\t" : full }

    private func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\t": return "\\t"
        case _ where scalar.value < 0x20 || scalar.value == 0x7f:
            let digits = String(scalar.value, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        default: return String(scalar)
        }
    }
}
