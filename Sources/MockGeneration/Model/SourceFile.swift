/// The parts of a file that matter for mocks.
struct SourceFile: Sendable {
    var path: String
    var imports: [ImportModel] = []
    var protocols: [ProtocolModel] = []
    /// Declarations with the mark of a protocol that aren't protocols.
    var marked: [MarkedDeclaration] = []
    /// The names of classes: a protocol may have one as its superclass.
    var classes: Set<String> = []
    /// Type aliases outside of functions, which protocols may inherit from.
    var aliases: [(name: String, type: TypeShape)] = []
    /// The types nested in each type, by path, in its body and in extensions: `["Kitchen.Oven": ["Door"]]`.
    var nested: [String: Set<String>] = [:]
    /// The access levels of types, by path.
    var access: [String: AccessLevel] = [:]
    /// True if Swift's parser has read all of it, which `nested` and `access` need.
    var isParsed = false

    /// Marks protocols in marked stretches that have no mark of their own.
    mutating func mark(_ stretches: MarkedStretches) {
        for index in protocols.indices where protocols[index].mark == nil {
            if stretches.contain(protocols[index].place.offset) { protocols[index].mark = MockMark() }
        }
    }
}

/// An import as written.
struct ImportModel: Hashable, Sendable {
    /// The whole line: `public import struct Foundation.Data`.
    var text: String
    var conditions: [Condition] = []
}
