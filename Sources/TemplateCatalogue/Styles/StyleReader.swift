import Diagnostics

/// Reads the description of a style: `key: value`, one a line, with those of a part indented below it.
struct StyleReader {
    private enum Key: String, CaseIterable {
        case order, what, traits, lacks, part

        /// What only the tool's own styles say: their place among each other, and what Swift has to know of them.
        var isOurs: Bool { [.order, .traits].contains(self) }
    }
    private enum PartKey: String, CaseIterable { case members, contract, scaffold, tests, when, collaborators, common }

    private(set) var style: SceneStyle
    private(set) var problems: [Diagnostic] = []
    private let keys: [Key]
    private let sceneKeys: [String]?
    private var seen: Set<String> = []

    /// - Parameters:
    ///   - path: `<folder>/<name>.style`
    ///   - sceneKeys: What a scene's spec may say, where the style is a team's own: such a one says less, and is held against them.
    init(_ text: String, path: String, sceneKeys: [String]? = nil) {
        let file = path.split(separator: "/").last ?? ""
        style = SceneStyle(name: String(file.dropLast(SceneStyle.ending.count)))
        keys = Key.allCases.filter { sceneKeys == nil || !$0.isOurs }
        self.sceneKeys = sceneKeys
        for (position, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.trimmed.isEmpty {
            take(line, at: SourceLocation(path: path, line: position + 1, column: 1))
        }
        let start = SourceLocation(path: path, line: 1, column: 1)
        for key in keys where ![.lacks, .part].contains(key) && !seen.contains(key.rawValue) {
            report("no '\(key.rawValue)'", "add a line '\(key.rawValue): …'", at: start)
        }
    }

    private mutating func take(_ line: Substring, at location: SourceLocation) {
        let isOfPart = line.first == " "
        let words = line.trimmed.split(separator: ":", maxSplits: 1).map(\.trimmed)
        let (name, value) = (words.first ?? "", words.count == 2 ? words[1] : "")
        if isOfPart, let key = PartKey(rawValue: name), !style.parts.isEmpty {
            take(value, for: key, at: location)
        } else if !isOfPart, let key = Key(rawValue: name), keys.contains(key) {
            if key != .part, !seen.insert(name).inserted {
                return report("a second '\(name)'", "write one of them", at: location)
            }
            take(value, for: key, at: location)
        } else {
            let keys = isOfPart ? PartKey.allCases.map(\.rawValue) : self.keys.map(\.rawValue)
            unknown("key '\(name)'", name, among: keys, at: location)
        }
    }

    private mutating func take(_ value: String, for key: Key, at location: SourceLocation) {
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
                    unknown("trait '\(name)'", name, among: StyleTraits.named.keys.sorted(), at: location)
                }
            }
        case .lacks:
            style.lacks = value.list
            for key in style.lacks where sceneKeys?.contains(key) == false {
                unknown("key '\(key)'", key, among: sceneKeys ?? [], at: location)
            }
        case .part: style.parts.append(ScenePart(value))
        }
    }

    private mutating func take(_ value: String, for key: PartKey, at location: SourceLocation) {
        let last = style.parts.count - 1
        switch key {
        case .members: style.parts[last].members = choice(value, "set of members", at: location)
        case .contract: style.parts[last].contractSuffix = value
        case .scaffold:
            style.parts[last].templates.scaffold = TemplateMention(name: value, location: location)
        case .tests:
            style.parts[last].templates.tests = TemplateMention(name: value, location: location)
        case .when: style.parts[last].condition = choice(value, "condition", at: location)
        case .collaborators: style.parts[last].collaborators = value.list
        case .common: style.parts[last].isCommonlyNamed = value == "true"
        }
    }

    private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ value: String,
        _ kind: String,
        at location: SourceLocation
    ) -> Choice? {
        if let choice = Choice(rawValue: value) { return choice }
        unknown("\(kind) '\(value)'", value, among: Choice.allCases.map(\.rawValue), at: location)
        return nil
    }

    private mutating func unknown(_ what: String, _ name: String, among known: [String], at location: SourceLocation) {
        problems.append(.templateEntry("unknown \(what)", name, among: known, at: location))
    }

    private mutating func report(_ message: String, _ advice: String, at location: SourceLocation) {
        problems.append(.templateEntry(message, advice, at: location))
    }
}

extension String {
    /// What stands between commas.
    fileprivate var list: [String] { split(separator: ",").map(\.trimmed) }
}
