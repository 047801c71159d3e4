extension MoveAttention {
    /// Returns the nibs that move and name the old module for a class that doesn't move along.
    func nibs() -> [Diagnostic] {
        let old = move.old.name.value
        return documents.nibs.filter { isMoved($0.path) }.compactMap { (nib) -> Diagnostic? in
            let text = NibText(nib.bytes)
            let left = text.elements.first { element in
                guard text.text(element.module) == old else { return false }
                return text.text(element.className).flatMap { texts.movedTypes[$0] } == nil
            }
            guard let left, let place = left.module?.lowerBound else { return nil }
            let name = text.text(left.className).map { "'\($0)'" } ?? "what it names"
            return finding(
                nib,
                place,
                "this file moves to '\(move.new)', and \(name) stays in '\(old)'",
                #"write customModule="\#(move.new)" once it is there"#
            )
        }
    }

    typealias Catalogue = (path: String, text: String)

    /// Returns the string catalogues that stay in the old module.
    func leftCatalogues() -> [Catalogue] {
        documents.catalogues.filter { isOfOldModule($0.path) }.map { path, bytes in
            (path: path, text: String(decoding: bytes, as: UTF8.self))
        }
    }

    /// Returns the uses of the old module's resources, where the move doesn't change the name.
    func resources(in source: Source, _ left: [Catalogue]) throws(NestedTooDeeply) -> [Diagnostic] {
        let (old, new) = (texts.resources.old, texts.resources.new)
        let changed = Set(try texts.resources.uses(in: source.bytes))
        var (message, note) = ("'\(old)' stays in '\(move.old.name.value)'", "write '\(new)'")
        if !texts.resources.isThere {
            message += ", and '\(move.new)' has no resources"
            note =
                "add 'localization: en' to '\(move.known.specs.project.path)', which gives it some, and write '\(new)' here"
        }
        let bundles = try bundles(in: source)
        let isLookedUpThere = !changed.isEmpty || (!bundles.isEmpty && texts.resources.isThere)
        return try NameUses.find([old], in: source.bytes).filter { !changed.contains($0) }.map { use in
            finding(source, use.offset, message, note)
        } + bundles + (isLookedUpThere ? translations(of: source, left) : [])
    }

    /// Returns the texts that a moved file looks up in the new module, although their translations are in the old one.
    private func translations(of source: Source, _ left: [Catalogue]) -> [Diagnostic] {
        let text = String(decoding: source.bytes, as: UTF8.self)
        return text.matches(of: /localized: ("(?:[^"\\]|\\.)*")/).compactMap { match in
            let key = match.output.1
            let catalogue = left.first { $0.text.contains("\(key) :") || $0.text.contains("\(key):") }
            guard let catalogue else { return nil }
            let offset = text.utf8.distance(from: text.utf8.startIndex, to: key.startIndex)
            let place = TargetPackage(output: output).display(catalogue.path)
            return finding(
                source,
                offset,
                "\(key) is looked up in '\(move.new)' then, and its translations stay in '\(place)'",
                "move its entry to the catalogue of '\(move.new)'"
            )
        }
    }
}
