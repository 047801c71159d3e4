/// What a file has that matters for mocks.
struct SourceFile: Sendable {
    var path: String
    var imports: [ImportModel] = []
    var protocols: [ProtocolModel] = []
    /// What has the mark of a protocol, and is none.
    var marked: [MarkedDeclaration] = []
    /// Type aliases outside of functions: one of them may be what a protocol inherits from.
    var aliases: [(name: String, type: TypeShape)] = []
}

/// An import, as it is written.
struct ImportModel: Hashable, Sendable {
    /// The whole line: `public import struct Foundation.Data`.
    var text: String
    var conditions: [Condition] = []
}
