import Diagnostics
import SwiftParser
import SwiftReading
import SwiftSyntax

/// Parses a source, once.
enum SourceReader {
    /// Deeper than declarations that people write, and within the stack of any thread that reads.
    private static let maximumNesting = 64

    static func read(_ source: MockSource, file: Int) -> (file: SourceFile, diagnostics: [Diagnostic]) {
        if let problem = unreadable(source) { return (SourceFile(path: source.path), [problem]) }
        let tree = source.bytes.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: maximumNesting)
        }
        var reader = DeclarationReader(file: file, path: source.path)
        reader.read(tree)
        reader.mark(MarkedStretches(source.bytes))
        return (reader.result, tree.hasError ? syntaxErrors(in: source) : [])
    }

    private static func unreadable(_ source: MockSource) -> Diagnostic? {
        if let offset = source.bytes.firstIndex(of: 0) {
            let place = source.bytes.location(of: offset, path: source.path)
            return Diagnostic(.error, id: "unreadable-source", at: place, "there is a NUL byte here: this isn't text")
        }
        if let offset = NestingScan.fault(in: source.bytes) {
            let place = source.bytes.location(of: offset, path: source.path)
            return Diagnostic(.error, id: "nested-too-deeply", at: place, "this is nested too deeply to be read")
        }
        guard String(validating: source.bytes, as: UTF8.self) == nil else { return nil }
        let offset = firstFault(in: source.bytes)
        let place = source.bytes.location(of: offset, path: source.path)
        return Diagnostic(.error, id: "unreadable-source", at: place, "this is not UTF-8")
    }

    private static func firstFault(in bytes: [UInt8]) -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        return offset
    }

    private static func syntaxErrors(in source: MockSource) -> [Diagnostic] {
        SwiftSyntaxCheck.problems(in: source.bytes).map { problem in
            let place = SourceLocation(path: source.path, line: problem.line, column: problem.column)
            return Diagnostic(.error, id: "source-syntax-error", at: place, problem.message)
        }
    }
}
