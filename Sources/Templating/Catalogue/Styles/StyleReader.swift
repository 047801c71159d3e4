/// Reads the description of a style: a file `<name>.style`.
struct StyleReader {
    private enum Key: String, CaseIterable {
        case order, what, traits, lacks, part, option

        /// True for keys that only the tool's own styles have: their order, and traits that Swift code needs.
        var isOurs: Bool { [.order, .traits].contains(self) }

        /// True for keys that may be repeated or missing.
        var isRepeated: Bool { [.lacks, .part, .option].contains(self) }
    }
    private enum PartKey: String, CaseIterable { case members, contract, scaffold, tests, when, collaborators, common }

    private(set) var style: SceneStyle
    /// The questions for scenes of the style.
    private(set) var options: [DescriptionLines.Entry] = []
    private(set) var problems: [Diagnostic] = []
    private let keys: [Key]
    private let sceneKeys: [String]?

    /// - Parameters:
    ///   - path: `<folder>/<name>.style`
    ///   - sceneKeys: the keys of a scene's spec, for a team's own style: it has fewer keys, which are checked against
    ///     them.
    init(_ text: String, path: String, sceneKeys: [String]? = nil) {
        let file = path.split(separator: "/").last ?? ""
        style = SceneStyle(name: String(file.dropLast(SceneStyle.ending.count)))
        keys = Key.allCases.filter { sceneKeys == nil || !$0.isOurs }
        self.sceneKeys = sceneKeys
        let lines = DescriptionLines(text, path: path)
        var seen: Set<Key> = []
        for entry in lines.entries {
            guard let key = Key(rawValue: entry.key), keys.contains(key) else {
                unknown("key", entry.key, among: keys.map(\.rawValue), at: entry.location)
                continue
            }
            if !seen.insert(key).inserted, ![.part, .option].contains(key) {
                report("a second '\(entry.key)'", "write one of them", at: entry.location)
            } else {
                take(entry, for: key)
            }
        }
        for key in keys where !key.isRepeated && !seen.contains(key) {
            report("no '\(key.rawValue)'", "add a line '\(key.rawValue): …'", at: lines.start)
        }
    }

    private mutating func take(_ entry: DescriptionLines.Entry, for key: Key) {
        let (value, location) = (entry.value.text, entry.location)
        switch key {
        case .order:
            guard let order = Int(value) else {
                return report("'\(value)' is no number", "write its place among the styles", at: location)
            }
            style.order = order
        case .what: break
        case .traits:
            for name in value.list {
                if let trait = StyleTraits.named[name] {
                    style.traits.insert(trait)
                } else {
                    unknown("trait", name, among: StyleTraits.named.keys.sorted(), at: location)
                }
            }
        case .lacks:
            style.lacks = value.list
            for key in style.lacks where sceneKeys?.contains(key) == false {
                unknown("key", key, among: sceneKeys ?? [], at: location)
            }
        case .part: style.parts.append(part(entry))
        case .option: options.append(entry)
        }
        guard key != .part, key != .option else { return }
        for (name, value) in entry.members { unknown("key", name, among: keys.map(\.rawValue), at: value.location) }
    }

    private mutating func part(_ entry: DescriptionLines.Entry) -> ScenePart {
        var part = ScenePart(entry.value.text, at: entry.location)
        for (name, value) in entry.members {
            guard let key = PartKey(rawValue: name) else {
                unknown("key", name, among: PartKey.allCases.map(\.rawValue), at: value.location)
                continue
            }
            let mention = TemplateMention(name: value.text, location: value.location)
            switch key {
            case .members: part.members = choice(value, "set of members")
            case .contract: part.contract = contract(value)
            case .scaffold: part.templates.scaffold = mention
            case .tests: part.templates.tests = mention
            case .when: part.condition = choice(value, "condition")
            case .collaborators: part.collaborators = value.text.list
            case .common: part.isCommonlyNamed = value.text == "true"
            }
        }
        return part
    }

    /// Returns a contract's name: one of Swift, with the scene's at the front or without it.
    private mutating func contract(_ value: DescriptionLines.Value) -> String {
        let scene = "<Scene>"
        let name = value.text.hasPrefix(scene) ? value.text.dropFirst(scene.count) : value.text[...]
        if name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil {
            problems.append(
                .templateEntry(
                    "'\(value.text)' is no name of a contract",
                    "write '<Scene>' and how it ends, such as '<Scene>ViewContract', or one that all scenes share",
                    at: value.location
                )
            )
        }
        return value.text
    }

    private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ value: DescriptionLines.Value,
        _ kind: String
    ) -> Choice? {
        if let choice = Choice(rawValue: value.text) { return choice }
        unknown(kind, value.text, among: Choice.allCases.map(\.rawValue), at: value.location)
        return nil
    }

    private mutating func unknown(_ kind: String, _ name: String, among known: [String], at location: SourceLocation) {
        problems.append(.templateEntry("unknown \(kind) '\(name)'", name, among: known, at: location))
    }

    private mutating func report(_ message: String, _ advice: String, at location: SourceLocation) {
        problems.append(.templateEntry(message, advice, at: location))
    }
}
