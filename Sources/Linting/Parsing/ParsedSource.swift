import ProjectModel
import SwiftParser
import SwiftReading
import SwiftSyntax

/// A source with its syntax tree.
struct ParsedSource {
    let path: String
    let module: SourceModule
    let tree: SourceFileSyntax

    /// Deeper than declarations that people write, and within the stack of any thread that reads.
    private static let maximumNesting = 64

    /// - Parameter source: Text.
    /// - Throws: the byte from which on the source can't be read.
    init(_ source: LintSource, module: SourceModule) throws(UnreadableSource) {
        if let offset = NestingScan.fault(in: source.bytes) { throw .nested(at: offset) }
        path = source.path
        self.module = module
        tree = source.bytes.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: ParsedSource.maximumNesting)
        }
        if let offset = SyntaxDepth.fault(in: tree) { throw .nested(at: offset) }
    }

    var imports: [ImportedModule] { ImportReader.read(tree.statements) }
}

/// Why a source can't be parsed.
struct UnreadableSource: Error {
    var offset: Int
    var message: String

    /// `nil` when it is text.
    init?(notText bytes: [UInt8]) {
        if let offset = bytes.withUnsafeBufferPointer({ $0.firstIndex(of: 0) }) {
            self.init(offset: offset, message: "there is a NUL byte here: this isn't text")
        } else if String(validating: bytes, as: UTF8.self) == nil {
            self.init(offset: UnreadableSource.firstFault(in: bytes), message: "this is not UTF-8")
        } else {
            return nil
        }
    }

    static func nested(at offset: Int) -> UnreadableSource {
        UnreadableSource(offset: offset, message: "this is nested too deeply to be read")
    }

    private init(offset: Int, message: String) {
        self.offset = offset
        self.message = message
    }

    private static func firstFault(in bytes: [UInt8]) -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        return offset
    }
}
