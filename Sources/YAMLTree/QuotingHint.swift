import Basics

/// The value of a line that YAML misunderstands, put in quotes.
///
/// Swift is full of characters that mean something else in YAML. For example: `delegate: @escaping () -> Void`
/// is a syntax error, and `delegate: "@escaping () -> Void"` is what was meant.
struct QuotingHint {
    /// The whole line as it should be written, without its indentation.
    let mendedLine: String
    private let columns: Range<Int>
    private let quoted: String

    /// Longer lines get no hint: the search must stay cheap.
    private static let longestLine = 400

    /// - Parameter problemColumn: 1-based; the value to quote begins there or before.
    /// - Returns: `nil` if no one value of the line makes it good when it is quoted.
    init?(line: [Unicode.Scalar], problemColumn: Int) {
        guard line.count <= Self.longestLine, !Self.isGood(line[...]) else { return nil }
        for start in ValueSpans.starts(in: line).reversed() where start < problemColumn {
            for end in ValueSpans.ends(in: line, from: start) {
                let quoted = YAMLQuoting.quoted(Self.text(line[start..<end]))
                let mended = line[..<start] + quoted.unicodeScalars + line[end...]
                guard Self.isGood(mended) else { continue }
                mendedLine = Self.text(mended.drop { $0 == " " })
                columns = start + 1..<end + 1
                self.quoted = quoted
                return
            }
        }
        return nil
    }

    /// The replacement, for a line that `location` lies in.
    func fixIt(at location: SourceLocation) -> Diagnostic.FixIt {
        var range = SourceRange(start: location, end: location)
        range.start.column = columns.lowerBound
        range.end.column = columns.upperBound
        return Diagnostic.FixIt(range: range, replacement: quoted)
    }

    /// Whether a line is YAML when it stands alone.
    private static func isGood(_ line: ArraySlice<Unicode.Scalar>) -> Bool {
        YAMLSyntax.accepts(Array(text(line).utf8))
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
