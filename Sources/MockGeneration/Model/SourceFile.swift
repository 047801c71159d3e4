/// What a file has that matters for mocks.
struct SourceFile: Sendable {
    var path: String
    var imports: [ImportModel] = []
    var protocols: [ProtocolModel] = []
    /// What has the mark of a protocol, and is none.
    var marked: [MarkedDeclaration] = []
    /// Names of classes: a protocol may have one as its superclass.
    var classes: Set<String> = []
    /// Type aliases outside of functions: one of them may be what a protocol inherits from.
    var aliases: [(name: String, type: TypeShape)] = []
    /// The types in each type, by its path, in its body and in extensions: `["Kitchen.Oven": ["Door"]]`.
    var nested: [String: Set<String>] = [:]
    /// How open types are, by their paths.
    var access: [String: AccessLevel] = [:]
    /// Swift's parser has read all of it, which the two need.
    var isParsed = false

    /// Marks what lies in marked stretches and has no mark of its own.
    mutating func mark(_ stretches: MarkedStretches) {
        for index in protocols.indices where protocols[index].mark == nil {
            if stretches.contain(protocols[index].place.offset) { protocols[index].mark = MockMark() }
        }
    }
}

/// An import, as it is written.
struct ImportModel: Hashable, Sendable {
    /// The whole line: `public import struct Foundation.Data`.
    var text: String
    var conditions: [Condition] = []
}
