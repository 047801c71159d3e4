/// A fix that puts quotes around a value that YAML misunderstands.
///
/// Many Swift characters have another meaning in YAML. For example: `delegate: @escaping () -> Void` is a syntax error;
/// `delegate: "@escaping () -> Void"` is correct.
struct QuotingHint {
    /// The whole corrected line without its indentation.
    let mendedLine: String
    private let columns: Range<Int>
    private let quoted: String

    /// The length above which lines get no hint: the search must stay cheap.
    private static let longestLine = 400

    /// - Parameter problemColumn: counted from 1; the value to quote begins at it or before.
    /// - Returns: `nil` if quoting a single value doesn't fix the line.
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

    /// Returns the fix for a line that contains `location`.
    func fixIt(at location: SourceLocation) -> Diagnostic.FixIt {
        var range = SourceRange(start: location, end: location)
        range.start.column = columns.lowerBound
        range.end.column = columns.upperBound
        return Diagnostic.FixIt(range: range, replacement: quoted)
    }

    /// Returns true if the line by itself is YAML.
    private static func isGood(_ line: ArraySlice<Unicode.Scalar>) -> Bool {
        YAMLSyntax.accepts(Array(text(line).utf8))
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
