import SwiftSyntax

/// A source with its syntax tree.
struct ParsedSource {
    let path: String
    let module: SourceModule
    let tree: SourceFileSyntax

    init(_ source: LintSource, module: SourceModule) throws(UnparsedSource) {
        if let fault = UnreadableSource(notText: source.bytes) { throw UnparsedSource(fault) }
        path = source.path
        self.module = module
        do throws(SwiftReading.NestedTooDeeply) {
            tree = try SwiftTree.read(source.bytes)
        } catch {
            throw UnparsedSource(error)
        }
    }

    var imports: [ImportedModule] { ImportReader.read(tree.statements) }
}

/// The reason why a source isn't text.
struct UnreadableSource {
    var offset: Int
    var message: String

    /// Checks the bytes; `nil` if they are text.
    init?(notText bytes: [UInt8]) {
        if let offset = bytes.withUnsafeBufferPointer({ $0.firstIndex(of: 0) }) {
            self.init(offset: offset, message: "there is a NUL byte here: this isn't a text file")
        } else if String(validating: bytes, as: UTF8.self) == nil {
            self.init(offset: UnreadableSource.firstFault(in: bytes), message: "this isn't UTF-8")
        } else {
            return nil
        }
    }

    static let cannotBeRead = UnreadableSource(offset: 0, message: "this file can't be read")

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
