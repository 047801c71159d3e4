/// Decodes one file: checks the kinds of its nodes and reports those that are wrong.
final class FileDecoder {
    let path: String
    let run: DecodingRun
    /// True if the file's or folder's name is a valid name for what it describes.
    var pathIsName = true
    /// The names of the files or folders next to it, including its own.
    var siblings: [String] = []
    /// The file's root node.
    var root: YAMLNode?
    private let bytes: [UInt8]
    /// The file's lines; read only for a file with a problem.
    private(set) lazy var lines = SourceLines(bytes)
    /// The keys whose values begin on a line below, by the start of the value; built only for a file with a problem.
    private lazy var keysAbove = root.map { KeysAbove($0) }
    /// True if some `#` has a space before it but none after it. Most files have no `#` at all.
    private(set) lazy var hasGluedComments = bytes.indices.contains { index in
        bytes[index] == UInt8(ascii: "#") && index > 0 && bytes[index - 1] == UInt8(ascii: " ")
            && index + 1 < bytes.count && ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[index + 1])
    }

    init(_ file: SpecFile, run: DecodingRun) {
        path = file.path
        bytes = file.bytes
        self.run = run
    }

    var fragments: FragmentReader { run.fragments }
    var start: SourceLocation { SourceLocation(path: path, line: 1, column: 1) }

    func report(
        _ kind: DiagnosticKind,
        at location: SourceLocation,
        _ message: String,
        notes: [String] = [],
        fixIt: Diagnostic.FixIt? = nil
    ) {
        let notes = notes.map { Diagnostic.Note($0) }
        run.add(Diagnostic(kind, at: location, message, notes: notes, fixIt: fixIt))
    }

    /// Reports a word that may be a misspelling of a near one.
    func report(
        _ kind: DiagnosticKind,
        _ word: Located<String>,
        _ message: String,
        near: String?,
        otherwise: @autoclosure () -> String
    ) {
        run.add(Diagnostic(kind, word, message, near: near, otherwise: otherwise()))
    }

    /// Reports a problem of a whole value: a list or mapping that begins below its key is reported at the key.
    func report(_ kind: DiagnosticKind, at node: YAMLNode, _ message: String, notes: [String] = []) {
        let isText = if case .scalar = node.content { true } else { false }
        report(kind, at: isText ? node.range.start : placeOfKey(above: node), message, notes: notes)
    }

    func placeOfKey(above node: YAMLNode) -> SourceLocation {
        keysAbove?[node.range.start] ?? node.range.start
    }

    /// Reports a value of the wrong kind: at the value, or at the key if the value begins below it.
    func reportKind(of node: YAMLNode, key: String, takes expected: String, notes: [String] = []) {
        let kind: DiagnosticKind = node.isNull ? .missingValue : .wrongKind
        let notes =
            notes.isEmpty ? [SpecReference.example(of: key).map { "for example: \($0)" } ?? "write \(expected)"] : notes
        report(kind, at: placeOfKey(above: node), "'\(key.shown)' takes \(expected), not \(node.kind)", notes: notes)
    }

    /// Returns the node's scalar; reports a node that isn't one or that has a tag.
    ///
    /// - Parameter isText: true for prose and Swift strings. Elsewhere, invisible characters are errors.
    func scalar(
        _ node: YAMLNode,
        key: String,
        takes expected: @autoclosure () -> String,
        isText: Bool = false
    ) -> YAMLScalar? {
        guard !reportTag(of: node) else { return nil }
        guard case .scalar(let scalar) = node.content else {
            reportKind(of: node, key: key, takes: expected(), notes: MeantForm.single(node, key: key))
            return nil
        }
        if !isText, !isTyped(scalar.text, at: node) { return nil }
        guard !scalar.isNull else {
            reportKind(of: node, key: key, takes: expected(), notes: notesForNothing(at: node))
            return nil
        }
        return scalar
    }

    /// Returns false, and reports it, if the text has characters that only come from copying: invisible ones or
    /// typographic quotes.
    private func isTyped(_ text: String, at node: YAMLNode) -> Bool {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return true }
        if let invisible = InvisibleCharacter.first(in: text) {
            report(invisible, at: node, meant: SpecLine.trimmed(InvisibleCharacter.removed(from: text)))
            return false
        }
        guard node.isPlain, let first = text.first, "\u{201C}\u{201D}\u{201E}\u{2018}\u{2019}".contains(first) else {
            return true
        }
        let inner = text.filter { !"\u{201C}\u{201D}\u{201E}\u{2018}\u{2019}".contains($0) }
        report(
            .invalidCharacter,
            at: node,
            "'\(first)' isn't a quotation mark in YAML",
            notes: ["write it as: \(YAMLQuoting.quoted(inner.shown))"]
        )
        return false
    }

    private func notesForNothing(at node: YAMLNode) -> [String] {
        if case .scalar(let scalar) = node.content, !scalar.text.isEmpty { return [] }
        guard let line = lines[node.range.start.line], let fixed = CommentedValue.mended(line) else { return [] }
        return ["YAML reads '#' as the start of a comment; write it as: \(fixed)"]
    }
}

extension YAMLNode {
    /// The text of a scalar; `nil` for null and for anything else.
    var wordIfAny: String? {
        guard case .scalar(let scalar) = content, !scalar.isNull, tag == nil else { return nil }
        return scalar.text.shown
    }

    var isNull: Bool {
        guard case .scalar(let scalar) = content else { return false }
        return scalar.isNull && tag == nil
    }

    /// The kind of node as the end of a sentence: "a list".
    var kind: String {
        switch content {
        case .scalar(let scalar): scalar.isNull ? "nothing" : "'\(scalar.text.shown)'"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

extension String {
    /// The text, shortened to fit in a message.
    public var shown: String {
        let scalars = unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: 80, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return self }
        return String(scalars[..<end]) + "…"
    }
}
