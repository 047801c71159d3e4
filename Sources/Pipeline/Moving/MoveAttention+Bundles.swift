extension MoveAttention {
    /// Returns the uses of the current module's bundle in a file that moves: it is another bundle after the move.
    func bundles(in source: Source) throws(NestedTooDeeply) -> [Diagnostic] {
        let target = source.path.hasPrefix("Tests/") ? "Tests" : ""
        let (old, new) = (move.old.name.value + target, move.new + target)
        var message = "is the bundle of '\(new)'"
        var note = "move what it loads from the resources of '\(old)' to those of '\(new)'"
        if target.isEmpty, !texts.resources.isThere {
            message += ", which has no resources"
            let spec = move.known.specs.project.path
            note = "add 'localization: en' to '\(spec)', which gives it some, and move what it loads there"
        }
        let names = Set(texts.movedTypes.keys).union(["module", "bundle"])
        return try NameUses.find(names, in: source.bytes).compactMap { use in
            guard let asked = bundle(askedForBy: use, in: source.bytes) else { return nil }
            return finding(source, use.offset, "after the move, '\(asked)' \(message)", note)
        }
    }

    /// Returns the bundle that a use asks for: `Bundle.module`, its short form as in `UIImage(named: "jar", in:
    /// .module)`, the macro, or the bundle of a class that moves along.
    private func bundle(askedForBy use: NameUses.Use, in source: [UInt8]) -> String? {
        let beginning = max(0, use.offset - 80)
        let before = String(decoding: source[beginning..<use.offset], as: UTF8.self)
        switch use.name {
        case "module": return before.contains(/(?:\bBundle\s*|\b(?:bundle|in):\s*)\.$/) ? "Bundle.module" : nil
        case "bundle": return before.hasSuffix("#") ? "#bundle" : nil
        default: return before.contains(/\bBundle\(\s*for:\s*$/) ? "Bundle(for: \(use.name).self)" : nil
        }
    }
}
