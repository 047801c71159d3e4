import CLibYAML

/// Bytes that are known to be readable text, with the mapping from libyaml's marks to places in them.
struct SourceText {
    let path: String
    let bytes: [UInt8]
    /// The start of the text after a byte order mark.
    let start: Int

    /// The lines as editors count them; set if the text has line breaks that only YAML knows, so that libyaml counts
    /// differently.
    private let lines: LineTable?
    private let scalarCount: Int

    init(_ bytes: [UInt8], path: String, limits: YAMLLimits) throws(Stop) {
        let top = Mark.top.location(in: path)
        guard bytes.count <= limits.bytes else {
            throw Stop(kind: .limitExceeded, at: top, "\(bytes.count) bytes; a file may have \(limits.bytes)")
        }
        if let name = ByteOrderMark.otherEncoding(of: bytes) {
            throw Stop(kind: .notUTF8, at: top, "this is \(name); save it as UTF-8")
        }
        let start = ByteOrderMark.utf8Length(of: bytes)
        let survey = bytes.withUnsafeBufferPointer { TextSurvey($0, from: start) }
        if let problem = survey.problem {
            let place = LineTable(bytes[start..<problem.offset]).end.location(in: path)
            throw Stop(kind: problem.kind.diagnostic, at: place, problem.kind.message)
        }
        self.path = path
        self.bytes = bytes
        self.start = start
        lines = survey.hasUnicodeLineBreaks ? LineTable(bytes[start...]) : nil
        scalarCount = survey.scalarCount
    }

    /// Returns the start or end of an event.
    func mark(_ mark: yaml_mark_t) -> Mark {
        // At the end of a file without a last line break libyaml counts one line too many.
        if lines != nil || mark.index >= scalarCount { return exactMark(mark) }
        return Mark(line: mark.line + 1, column: mark.column + 1)
    }

    /// Returns the characters of a line, counted from 1, without its break; `nil` if there is no such line.
    func line(_ number: Int) -> [Unicode.Scalar]? {
        var current = 1
        var first = start
        for (offset, byte) in zip(start..., bytes[start...]) where byte == 0x0A || byte == 0x0D {
            let isInsideCRLF = byte == 0x0A && offset > start && bytes[offset - 1] == 0x0D
            if !isInsideCRLF {
                if current == number { return scalars(first..<offset) }
                current += 1
            }
            first = offset + 1
        }
        return current == number ? scalars(first..<bytes.count) : nil
    }

    private func scalars(_ range: Range<Int>) -> [Unicode.Scalar] {
        Array(String(decoding: bytes[range], as: UTF8.self).unicodeScalars)
    }

    private func exactMark(_ mark: yaml_mark_t) -> Mark {
        (lines ?? LineTable(bytes[start...])).mark(ofScalar: mark.index)
    }
}
