/// The names of the module's resources that sources use, before and after a scene moves.
///
/// For example: `.shelvesResources` becomes `.homeResources`. The old name means nothing in the new module.
struct ResourceNames {
    let old: String
    let new: String
    /// True if the new module has resources.
    let isThere: Bool

    init(_ move: SceneMove, after: Stages.Result) {
        (old, new) = (TextLookup.accessor(of: move.old.name.value), TextLookup.accessor(of: move.new))
        isThere = after.generated.files.contains { $0.path.hasSuffix("/\(move.new)Resources.swift") }
    }

    /// Returns the uses of the old name after a dot, which is how generated code writes it.
    func uses(in source: [UInt8]) throws(NestedTooDeeply) -> [NameUses.Use] {
        if !isThere { return [] }
        return try NameUses.find([old], in: source).filter { use in
            use.offset > 0 && source[use.offset - 1] == UInt8(ascii: ".")
        }
    }

    func renamed(_ source: [UInt8]) throws(NestedTooDeeply) -> [UInt8] {
        let edits = try uses(in: source).map { TextEdit(new, replacing: $0.offset..<$0.offset + old.utf8.count) }
        return edits.applied(to: source)
    }
}
