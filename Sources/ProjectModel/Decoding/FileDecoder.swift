import Diagnostics
import YAMLTree

/// Decodes one file: what its nodes must be, and how to say that they aren't.
final class FileDecoder {
    let path: String
    let run: DecodingRun
    private let bytes: [UInt8]
    /// Made only for a file with a problem.
    private(set) lazy var lines = SourceLines(bytes)

    init(_ file: SpecFile, run: DecodingRun) {
        path = file.path
        bytes = file.bytes
        self.run = run
    }

    var fragments: FragmentReader { run.fragments }
    var start: SourceLocation { SourceLocation(path: path, line: 1, column: 1) }

    func report(
        _ id: String,
        at location: SourceLocation,
        _ message: String,
        notes: [String] = [],
        fixIt: Diagnostic.FixIt? = nil
    ) {
        let notes = notes.map { Diagnostic.Note($0) }
        run.add(Diagnostic(.error, id: id, at: location, message, notes: notes, fixIt: fixIt))
    }

    func report(_ id: String, at node: YAMLNode, _ message: String, notes: [String] = []) {
        report(id, at: node.range.start, message, notes: notes)
    }

    /// Says that `key` was given another kind of value than it takes.
    func reportKind(of node: YAMLNode, key: String, takes expected: String, notes: [String] = []) {
        let id = node.isNull ? "missing-value" : "wrong-kind"
        let notes =
            notes.isEmpty ? [SpecReference.example(of: key).map { "write it as: \($0)" } ?? "write \(expected)"] : notes
        report(id, at: node, "'\(key.shown)' takes \(expected), not \(node.kind)", notes: notes)
    }

    /// The node's text; what isn't a scalar, or has a tag of its own, is reported.
    func scalar(_ node: YAMLNode, key: String, takes expected: @autoclosure () -> String) -> YAMLScalar? {
        guard case .scalar(let scalar) = node.content else {
            reportKind(of: node, key: key, takes: expected())
            return nil
        }
        if let tag = node.tag, !tag.hasPrefix("tag:yaml.org,2002:") {
            report(
                "yaml-tag",
                at: node,
                "YAML reads '\(tag.shown)' as a tag",
                notes: [
                    "put the value in quotes: \(YAMLQuoting.quoted(tag + (scalar.text.isEmpty ? "" : " " + scalar.text)))"
                ]
            )
            return nil
        }
        guard !scalar.isNull else {
            reportKind(of: node, key: key, takes: expected(), notes: notesForNothing(at: node))
            return nil
        }
        return scalar
    }

    private func notesForNothing(at node: YAMLNode) -> [String] {
        if case .scalar(let scalar) = node.content, !scalar.text.isEmpty { return [] }
        guard let line = lines[node.range.start.line], let fixed = CommentedValue.mended(line) else { return [] }
        return ["YAML reads '#' as the start of a comment; write it as: \(fixed)"]
    }
}

extension YAMLNode {
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
    var shown: String {
        let scalars = unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: 80, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return self }
        return String(scalars[..<end]) + "…"
    }
}
