/// Finds lines that a list of the spec explains: one item after another, with each line from the same template.
struct ListedLines {
    /// A list that templates may iterate over.
    struct List {
        /// The path. For example: `spec.events`.
        var path: String
        /// The kind of its items. For example: `events`.
        var kind: String
        /// The number of its items.
        var count: Int
        /// The values that each item has, those first that are the longest of the first item.
        var fields: [Field]

        struct Field {
            var name: String
            /// Its value in each item, on one line.
            var values: [String]
            /// True for what is laid out as code.
            var isCode: Bool
        }
    }

    private let lists: [List]
    private let names: SceneNames
    private static let tallest = 6

    init(_ lists: [List], _ names: SceneNames) {
        self.lists = lists
        self.names = names
    }

    /// Returns the template text for the lines at an index, and the number of lines that it replaces.
    func explanation(of lines: [Substring], at start: Int) -> (text: [String], height: Int)? {
        var best: (kind: String, found: Found)?
        for list in lists {
            for height in 1...Self.tallest {
                for isSpaced in list.count > 1 ? [false, true] : [false] {
                    guard let found = text(of: lines, at: start, list, height, isSpaced) else { continue }
                    if let known = best, known.found.height >= found.height {
                        if known.found.height > found.height { continue }
                        // The same lines of other things: nobody knows which are meant.
                        if known.kind != list.kind { return nil }
                        if known.found.literals <= found.literals { continue }
                    }
                    best = (list.kind, found)
                }
            }
        }
        return best.map { ($0.found.text, $0.found.height) }
    }

    private struct Found {
        var text: [String]
        var height: Int
        /// The number of characters that are neither in a field nor in a name.
        var literals: Int
    }

    private func text(
        of lines: [Substring],
        at start: Int,
        _ list: List,
        _ height: Int,
        _ isSpaced: Bool
    ) -> Found? {
        let count = list.count
        guard count > 1 || height == 1 && isPhrase(lines[start], list) else { return nil }
        let step = height + (isSpaced ? 1 : 0)
        let end = start + step * count - (isSpaced ? 1 : 0)
        guard end <= lines.count, lines[start..<end].contains(where: { !$0.isEmpty }) else { return nil }
        if isSpaced, (1..<count).contains(where: { !lines[start + $0 * step - 1].isEmpty }) { return nil }
        if lines[start].isEmpty || lines[start + height - 1].isEmpty { return nil }
        var patterns: [String] = []
        var (fields, literals) = (0, 0)
        for row in 0..<height {
            let column = (0..<count).map { lines[start + $0 * step + row] }
            guard let pattern = pattern(of: column, list) else { return nil }
            fields += pattern.fields
            literals += pattern.literals
            patterns.append(pattern.text)
        }
        guard fields > 0 else { return nil }
        let indentation = String(lines[start].prefix { $0 == " " })
        let gap = isSpaced ? [indentation + "{{^last}}", "", indentation + "{{/last}}"] : []
        let text = ["\(indentation){{#\(list.path)}}"] + patterns + gap + ["\(indentation){{/\(list.path)}}"]
        return Found(text: text, height: end - start, literals: literals)
    }

    /// Returns true if a whole line is a value of the only item, and more than a name that may occur anywhere.
    private func isPhrase(_ line: Substring, _ list: List) -> Bool {
        let text = line.drop { $0 == " " }
        return list.fields.contains { $0.values[0] == text && text.contains { !$0.isOfName } }
    }

    /// Returns the pattern of one line of each item; the last one may lack a comma.
    private func pattern(of lines: [Substring], _ list: List) -> Pattern? {
        if let pattern = alignment(of: lines, list) { return pattern }
        guard lines.count > 1, lines.dropLast().allSatisfy({ $0.hasSuffix(",") }), lines.last?.hasSuffix(",") == false,
            var pattern = alignment(of: lines.map { $0.hasSuffix(",") ? $0.dropLast() : $0 }, list)
        else { return nil }
        pattern.text += "{{^last}},{{/last}}"
        return pattern
    }

    /// The template text for a line of each item.
    private struct Pattern {
        var text = ""
        var fields = 0
        var literals = 0
    }

    /// Aligns the lines from left to right: a field that matches in every line, otherwise a character that all share.
    private func alignment(of lines: [Substring], _ list: List) -> Pattern? {
        var rests = lines
        var (pattern, literal, hasCode) = (Pattern(), "", false)
        func flush() {
            pattern.text += names.tagged(literal[...])
            pattern.literals += literal.count
            literal = ""
        }
        while !rests.allSatisfy(\.isEmpty) {
            let field =
                hasCode
                ? nil
                : list.fields.first { field in
                    zip(rests, field.values).allSatisfy { rest, value in
                        rest.hasPrefix(value)
                            && isApart(value, behind: literal.last, before: rest.dropFirst(value.count).first)
                    }
                }
            if let field {
                flush()
                pattern.text += "{{\(field.name)}}"
                pattern.fields += 1
                hasCode = field.isCode
                rests = zip(rests, field.values).map { $0.dropFirst($1.count) }
                continue
            }
            guard let next = rests[0].first, rests.allSatisfy({ $0.first == next }) else { return nil }
            literal.append(next)
            rests = rests.map { $0.dropFirst() }
        }
        flush()
        return pattern
    }

    /// Returns true if a value isn't just a piece of a longer name.
    private func isApart(_ value: String, behind before: Character?, before after: Character?) -> Bool {
        let beginsApart = value.first?.isOfName != true || before?.isOfName != true
        return beginsApart && (value.last?.isOfName != true || after?.isOfName != true)
    }
}

extension ListedLines.List {
    /// The kinds of lists in a spec.
    private static let kinds: Set<String> = ["events", "routes", "fields", "parameters", "requests"]

    /// Returns the lists in a scene's groups, those of the spec's pieces first.
    static func all(of place: ScenePlace) -> [ListedLines.List] {
        guard case .object(let object) = ScenePlace.table.value(of: place) else { return [] }
        let groups = ScenePlace.table.descriptions.filter { $0.members != nil && !$0.isList }
        let ordered = groups.filter { $0.name == "spec" } + groups.filter { $0.name != "spec" }
        return ordered.flatMap { group -> [ListedLines.List] in
            guard case .object(let values)? = object[group.name] else { return [] }
            return (group.members ?? []).filter { $0.isList && kinds.contains($0.name) }.compactMap { list in
                guard case .list(let items)? = values[list.name], let members = list.members else { return nil }
                return ListedLines.List(path: "\(group.name).\(list.name)", kind: list.name, items: items, members)
            }
        }
    }
}

extension ListedLines.List {
    fileprivate init?(path: String, kind: String, items: [TemplateValue], _ members: [TemplateVariableDescription]) {
        guard !items.isEmpty else { return nil }
        let fields = members.compactMap { member -> Field? in
            let values = items.compactMap { $0.oneLine(member.name) }.filter { !$0.isEmpty }
            guard values.count == items.count else { return nil }
            let isCode = if case .code = member.type { true } else { false }
            return Field(name: member.name, values: values, isCode: isCode)
        }
        let ordered = fields.sorted { ($1.values[0].count, $0.name) < ($0.values[0].count, $1.name) }
        self.init(path: path, kind: kind, count: items.count, fields: ordered)
    }
}

extension TemplateValue {
    /// Returns a field's value if it takes one line.
    fileprivate func oneLine(_ name: String) -> String? {
        guard case .object(let object) = self else { return nil }
        switch object[name] {
        case .text(let text): return text.contains("\n") ? nil : text
        case .code(let code):
            let lines = code.lines(at: 0)
            return lines.count == 1 ? lines[0] : nil
        default: return nil
        }
    }
}
