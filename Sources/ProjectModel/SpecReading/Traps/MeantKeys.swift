extension FileDecoder {
    /// Returns the entries with the intended keys where YAML, or a copied character, changed them; each is reported.
    func withMeantKeys(_ entries: [YAMLEntry], inFlow: Bool) -> [YAMLEntry] {
        guard entries.indices.contains(where: { entries[$0].mayHaveOtherKey }) else { return entries }
        return entries.compactMap { entry in
            guard !reportTag(of: entry.key) else { return nil }
            if let invisible = InvisibleCharacter.first(in: entry.name) {
                let key = InvisibleCharacter.removed(from: entry.name).filter { $0 != " " }
                report(invisible, at: entry.key, meant: key)
                return YAMLEntry(key: entry.key.saying(key), value: entry.value)
            }
            guard entry.key.isPlain, let split = MissingSpace.split(entry.name) else { return entry }
            if inFlow {
                guard entry.value.isNull else { return entry }
                _ = reportMissingSpace(in: entry.key)
                return YAMLEntry(key: entry.key.saying(split.key), value: entry.key.saying(split.value))
            }
            // `state:{ x: Int }` has its first colon with a space behind it inside of the braces.
            let place = entry.key.range.start
            guard let line = lines[place.line],
                let repair = MissingSpace.repairs(BrokenLine(number: place.line, text: line)).first
            else { return entry }
            let note = "write it as: \(SpecLine.trimmed(repair.repaired))"
            report(.yamlPunctuation, at: entry.key, MissingSpace.message(split.key), notes: [note])
            return YAMLEntry(key: entry.key.saying(split.key), value: entry.key.saying(""))
        }
    }

    /// Reports `to:RecipeDetails` and `-recipeRepository`, which are plain text to YAML.
    func reportMissingSpace(in node: YAMLNode) -> Bool {
        guard case .scalar(let scalar) = node.content, scalar.style == .plain else { return false }
        if let split = MissingSpace.split(scalar.text) {
            let message = MissingSpace.message(split.key)
            report(.yamlPunctuation, at: node, message, notes: ["write it as: \(firstLine(split, of: node))"])
            return true
        }
        guard scalar.text.hasPrefix("-"), let next = scalar.text.dropFirst().first, next.isLetter else { return false }
        let word = String(scalar.text.dropFirst().prefix { $0 != " " })
        report(.yamlPunctuation, at: node, "a space is missing after '-'", notes: ["write it as: - \(word.shown)"])
        return true
    }

    /// Returns the first line of such a text: YAML reads the lines after it as more of the text.
    private func firstLine(_ split: (key: String, value: String), of node: YAMLNode) -> String {
        let range = node.range
        guard range.start.line != range.end.line, let line = lines[range.start.line] else {
            return "\(split.key): \(split.value.shown)"
        }
        let text = SpecLine.trimmed(String(line.unicodeScalars.dropFirst(range.start.column - 1)))
        return MissingSpace.split(text).map { "\($0.key): \($0.value.shown)" } ?? text
    }

    /// Reports an invisible character.
    func report(_ invisible: InvisibleCharacter, at node: YAMLNode, meant: String) {
        report(
            .invalidCharacter,
            at: location(of: invisible.offset, in: node),
            "there is an invisible character \(invisible.name) here",
            notes: ["write it as: \(meant.shown)"]
        )
    }

    /// Reports a tag, as specs have none; only `!!str` on a text is harmless.
    func reportTag(of node: YAMLNode) -> Bool {
        guard let tag = node.tag, !(node.isScalar && tag == "tag:yaml.org,2002:str") else { return false }
        let core = "tag:yaml.org,2002:"
        let written = tag.hasPrefix(core) ? "!!" + tag.dropFirst(core.count) : tag
        let note: String
        if tag.hasPrefix(core), let line = lines[node.range.start.line], line.contains(written) {
            note = "write it as: \(SpecLine.trimmed(line.without(written)))"
        } else if case .scalar(let scalar) = node.content, !tag.hasPrefix(core) {
            let text = tag + (scalar.text.isEmpty ? "" : " " + scalar.text)
            note = "put the value in quotes: \(YAMLQuoting.quoted(text))"
        } else {
            note = "remove '\(written.shown)'"
        }
        report(.needsQuotes, at: node, "YAML reads '\(written.shown)' as a tag", notes: [note])
        return true
    }

    /// Reports an anchor that no alias names: it was hardly meant as one.
    func report(_ anchor: YAMLReading.Anchor) {
        let written = "&" + anchor.name
        let meant = lines[anchor.location.line].map { "write it as: \(SpecLine.trimmed($0.without(written)))" }
        report(
            .needsQuotes,
            at: anchor.location,
            "YAML reads '\(written.shown)' as an anchor, and no '*\(anchor.name.shown)' refers to it",
            notes: [meant ?? "remove it"]
        )
    }
}

extension String {
    /// Returns the text without the first occurrence of a word and the spaces after it.
    fileprivate func without(_ word: String) -> String {
        guard let range = firstRange(of: word) else { return self }
        return String(self[..<range.lowerBound]) + self[range.upperBound...].drop { $0 == " " }
    }
}

extension YAMLEntry {
    /// False for nearly all keys: ASCII without a colon.
    fileprivate var mayHaveOtherKey: Bool {
        key.tag != nil || name.utf8.contains { $0 >= 0x80 || $0 == UInt8(ascii: ":") }
    }
}

extension YAMLNode {
    var isScalar: Bool {
        if case .scalar = content { true } else { false }
    }

    /// True if it is text without quotes.
    var isPlain: Bool {
        guard case .scalar(let scalar) = content else { return false }
        return scalar.style == .plain
    }

    /// Returns a node in the same place with another text.
    fileprivate func saying(_ text: String) -> YAMLNode {
        YAMLNode(content: .scalar(YAMLScalar(text: text, style: .plain)), range: range)
    }
}
