import SwiftSyntax

/// A source with its syntax tree.
struct ParsedSource {
    let path: String
    let module: SourceModule
    let tree: SourceFileSyntax

    init(_ source: [UInt8], path: String, module: SourceModule) throws(UnparsedSource) {
        if let fault = UnreadableSource(source) { throw UnparsedSource(fault) }
        self.path = path
        self.module = module
        do throws(SwiftReading.NestedTooDeeply) {
            tree = try SwiftTree.read(source)
        } catch {
            throw UnparsedSource(error)
        }
    }

    var imports: [ImportLine.Module] { ImportReader.read(tree.statements) }
}
