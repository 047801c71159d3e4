import Diagnostics
import SwiftReading
import SwiftSyntax

/// Parses a source, once.
enum SourceReader {
    static func read(_ source: MockSource, file: Int) -> (file: SourceFile, diagnostics: [Diagnostic]) {
        if let problem = unreadable(source) { return (SourceFile(path: source.path), [problem]) }
        let tree: SourceFileSyntax
        do throws(NestedTooDeeply) {
            tree = try SwiftTree.read(source.bytes)
        } catch {
            return (SourceFile(path: source.path), [error.diagnostic(in: source.bytes, path: source.path)])
        }
        if tree.hasError { return (SourceFile(path: source.path), syntaxErrors(in: source, tree)) }
        var reader = DeclarationReader(file: file, path: source.path)
        reader.read(tree)
        reader.mark(MarkedStretches(source.bytes))
        return (reader.result, [])
    }

    private static func unreadable(_ source: MockSource) -> Diagnostic? {
        if let offset = source.bytes.firstIndex(of: 0) {
            let place = source.bytes.location(of: offset, path: source.path)
            return Diagnostic(.unreadableSource, at: place, "there is a NUL byte here: this isn't a text file")
        }
        guard String(validating: source.bytes, as: UTF8.self) == nil else { return nil }
        let offset = firstFault(in: source.bytes)
        let place = source.bytes.location(of: offset, path: source.path)
        return Diagnostic(.unreadableSource, at: place, "this isn't UTF-8")
    }

    private static func firstFault(in bytes: [UInt8]) -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        return offset
    }

    private static func syntaxErrors(in source: MockSource, _ tree: SourceFileSyntax) -> [Diagnostic] {
        SwiftSyntaxCheck.problems(in: tree, source.bytes).map { problem in
            let place = SourceLocation(path: source.path, line: problem.line, column: problem.column)
            return Diagnostic(
                .sourceSyntaxError,
                at: place,
                problem.message,
                notes: [Diagnostic.Note("fix it, then run again: until then nothing in this file is mocked")]
            )
        }
    }
}
