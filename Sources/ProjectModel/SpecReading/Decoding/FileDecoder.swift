import Basics
import YAMLTree

/// Decodes one file: what its nodes must be, and how to say that they aren't.
final class FileDecoder {
    let path: String
    let run: DecodingRun
    /// Whether the file's or folder's name can be that of what it describes.
    var pathIsName = true
    /// The names of the files or folders beside it, its own too.
    var siblings: [String] = []
    /// The file's own node.
    var root: YAMLNode?
    private let bytes: [UInt8]
    /// Made only for a file with a problem.
    private(set) lazy var lines = SourceLines(bytes)
    /// The keys whose values stand below them, by where these begin. Made only for a file with a problem.
    private lazy var keysAbove = root.map { KeysAbove($0) }
    /// Whether some `#` with a space before it has none behind it. Most files have no `#` at all.
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

    /// Reports a word in place of which a near one may be meant.
    func report(
        _ kind: DiagnosticKind,
        _ word: Located<String>,
        _ message: String,
        near: String?,
        otherwise: @autoclosure () -> String
    ) {
        run.add(Diagnostic(kind, word, message, near: near, otherwise: otherwise()))
    }

    /// Reports a problem of a whole value: a list or a mapping that begins below its key is told at the key.
    func report(_ kind: DiagnosticKind, at node: YAMLNode, _ message: String, notes: [String] = []) {
        let isText = if case .scalar = node.content { true } else { false }
        report(kind, at: isText ? node.range.start : placeOfKey(above: node), message, notes: notes)
    }

    func placeOfKey(above node: YAMLNode) -> SourceLocation {
        keysAbove?[node.range.start] ?? node.range.start
    }

    /// Reports a value of another kind than its key takes: at the value, or at the key where the value begins below it.
    func reportKind(of node: YAMLNode, key: String, takes expected: String, notes: [String] = []) {
        let kind: DiagnosticKind = node.isNull ? .missingValue : .wrongKind
        let notes =
            notes.isEmpty ? [SpecReference.example(of: key).map { "for example: \($0)" } ?? "write \(expected)"] : notes
        report(kind, at: placeOfKey(above: node), "'\(key.shown)' takes \(expected), not \(node.kind)", notes: notes)
    }

    /// The node's text; what isn't a scalar, or has a tag of its own, is reported.
    ///
    /// - Parameter isText: whether it is for people, or a string of Swift's: in names, types and paths, what can't be seen is a mistake.
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

    /// Whether the text is free of what only copying brings: characters that can't be seen, and a printer's quotation marks.
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
    /// The text of a value that is one, and not nothing.
    var wordIfAny: String? {
        guard case .scalar(let scalar) = content, !scalar.isNull, tag == nil else { return nil }
        return scalar.text.shown
    }

    var isNull: Bool {
        guard case .scalar(let scalar) = content else { return false }
        return scalar.isNull && tag == nil
    }

    /// As the end of a sentence: "a list".
    var kind: String {
        switch content {
        case .scalar(let scalar): scalar.isNull ? "nothing" : "'\(scalar.text.shown)'"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

extension String {
    /// Short enough to stand in a message.
    public var shown: String {
        let scalars = unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: 80, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return self }
        return String(scalars[..<end]) + "…"
    }
}
