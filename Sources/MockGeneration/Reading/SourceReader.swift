import SwiftSyntax

/// Reads a source once: from its bytes if the result is certain to be the parser's.
enum SourceReader {
    static func read(_ source: MockSource, file: Int) -> (file: SourceFile, diagnostics: [Diagnostic]) {
        if let fault = UnreadableSource(source.bytes) {
            let place = source.bytes.location(of: fault.offset, path: source.path)
            return (SourceFile(path: source.path), [Diagnostic(.unreadableSource, at: place, fault.message)])
        }
        guard var plain = PlainReader.read(source.bytes, file: file, path: source.path) else {
            return parse(source, file: file)
        }
        plain.mark(MarkedStretches(source.bytes))
        return (plain, [])
    }

    /// Reads the whole source with Swift's parser.
    static func parse(_ source: MockSource, file: Int) -> (file: SourceFile, diagnostics: [Diagnostic]) {
        let tree: SourceFileSyntax
        do throws(NestedTooDeeply) {
            tree = try SwiftTree.read(source.bytes)
        } catch {
            return (SourceFile(path: source.path), [error.diagnostic(in: source.bytes, path: source.path)])
        }
        if tree.hasError { return (SourceFile(path: source.path), syntaxErrors(in: source, tree)) }
        var reader = DeclarationReader(SourceOrigin(file: file), path: source.path)
        reader.read(tree)
        var result = reader.result
        result.mark(MarkedStretches(source.bytes))
        return (result, [])
    }

    /// Returns the protocol in a stretch of a source; `nil` unless it has exactly one, and no error.
    static func onlyProtocol(_ source: [UInt8], in origin: SourceOrigin) -> ProtocolModel? {
        guard let tree = try? SwiftTree.read(source), !tree.hasError, tree.statements.count == 1 else { return nil }
        var reader = DeclarationReader(origin, path: "")
        reader.read(tree)
        return reader.result.protocols.count == 1 ? reader.result.protocols[0] : nil
    }

    private static func syntaxErrors(in source: MockSource, _ tree: SourceFileSyntax) -> [Diagnostic] {
        SwiftSyntaxCheck.problems(in: tree, source.bytes).map { problem in
            let place = SourceLocation(path: source.path, line: problem.line, column: problem.column)
            return Diagnostic(
                .unreadableSource,
                at: place,
                problem.message,
                note: "fix it, then run again: until then nothing in this file is mocked"
            )
        }
    }
}
