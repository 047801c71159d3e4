/// The kind of thing that a name in a spec names in the emitted code.
enum NameUse {
    /// A module, and with suffixes several others.
    case module
    /// A scene or a use case: the beginning of the names of types.
    case typePrefix
    /// A type.
    case type
    /// A property, method, event or route.
    case member
    /// A parameter or a field.
    case parameter
    /// A condition for `#if`.
    case condition

    fileprivate var roles: [SwiftIdentifier.Role] {
        switch self {
        case .module: [.module]
        case .typePrefix, .condition: []
        case .type: [.type]
        case .member: [.declaration, .member]
        case .parameter: [.declaration, .member, .local]
        }
    }

    fileprivate var beginsWithCapital: Bool {
        switch self {
        case .module, .typePrefix, .type: true
        case .member, .parameter, .condition: false
        }
    }
}

extension FileDecoder {
    /// The longest name, in UTF-8: files are named after it, with something added.
    static let longestName = 100

    /// Reads a Swift name.
    func name(_ node: YAMLNode?, _ use: NameUse, key: String) -> Located<String>? {
        guard let node else { return nil }
        if case .mapping(let entries) = node.content, ["scene", "module", "project"].contains(key),
            entries.contains(where: { SpecReference.outermostKeys.contains($0.name) })
        {
            let note = "delete the line '\(key):', and move the lines below it to the margin"
            reportKind(of: node, key: key, takes: "a name", notes: [note])
            return nil
        }
        guard let scalar = scalar(node, key: key, takes: "a name") else { return nil }
        return isName(scalar.text, use, at: node) ? Located(scalar.text, at: node.range) : nil
    }

    /// Reads the name of a type, which can follow those of the types around it.
    ///
    /// For example: `App.Router`.
    func typePath(_ node: YAMLNode?, key: String) -> Located<String>? {
        guard let node, let scalar = scalar(node, key: key, takes: "a name") else { return nil }
        return typePath(scalar.text, at: node)
    }

    /// - Parameter offset: the number of bytes in the node's text before the name.
    func typePath(_ text: String, at node: YAMLNode, behind offset: Int = 0) -> Located<String>? {
        let start = offset == 0 ? node.range.start : location(of: offset, in: node)
        let range = SourceRange(start: start, end: node.range.end)
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1, parts.allSatisfy({ $0.first?.isWhitespace == false }) else {
            return isName(text, .type, at: node, behind: offset) ? Located(text, at: range) : nil
        }
        var place = offset
        for part in parts {
            guard isName(part, .type, at: node, behind: place) else { return nil }
            place += part.utf8.count + 1
        }
        return isShort(text, at: node) ? Located(text, at: range) : nil
    }

    /// Returns an entry's key as a Swift name.
    func name(of entry: YAMLEntry, _ use: NameUse) -> Located<String>? {
        let name = entry.name
        if name.utf8.contains(UInt8(ascii: "(")) {
            reportCallAsMapping(entry)
            return nil
        }
        return isName(name, use, at: entry.key) ? Located(name, at: entry.key.range) : nil
    }

    /// Reads a list of names; invalid ones are reported and left out.
    func names(_ node: YAMLNode?, _ use: NameUse, key: String) -> [Located<String>] {
        names(node, key: key) { name($0, use, key: key) }
    }

    /// Reads a list of names of types, each with or without the types around it.
    func typePaths(_ node: YAMLNode?, key: String) -> [Located<String>] {
        names(node, key: key) { typePath($0, key: key) }
    }

    func names(_ node: YAMLNode?, key: String, _ read: (YAMLNode) -> Located<String>?) -> [Located<String>] {
        guard let node else { return [] }
        var seen: Set<String> = []
        return items(node, key: key, takes: "a list of names").compactMap { item in
            if case .mapping = item.content {
                reportKind(of: item, key: key, takes: "a list of names", notes: MeantForm.item(item, key: key))
                return nil
            }
            guard let name = read(item) else { return nil }
            guard seen.insert(name.value).inserted else {
                report(.listedTwice, at: item, "'\(name.value)' is listed twice", notes: ["remove one"])
                return nil
            }
            return name
        }
    }

    /// Reads a list of paths, without repetitions.
    func paths(_ node: YAMLNode?, key: String, takes noun: String = "paths") -> [Located<String>] {
        guard let node else { return [] }
        var seen: Set<String> = []
        return items(node, key: key, takes: "a list of \(noun)").compactMap { item in
            guard let path = scalar(item, key: key, takes: noun) else { return nil }
            guard seen.insert(path.text).inserted else {
                report(.listedTwice, at: item, "'\(path.text.shown)' is listed twice", notes: ["remove one"])
                return nil
            }
            return Located(path.text, at: item.range)
        }
    }

    /// - Parameter offset: the number of bytes in the node's text before the name.
    func isName(_ text: String, _ use: NameUse, at node: YAMLNode, behind offset: Int = 0) -> Bool {
        switch fragments.name(text) {
        case .failure where text.utf8.count > SwiftIdentifier.maximumLength: return isShort(text, at: node)
        case .failure(let problem):
            report(.invalidName, at: location(of: offset + problem.offset, in: node)) {
                "'\(text.shown)' is not a Swift name: \(problem.message)"
                NameNote(use.beginsWithCapital).onText(text)
            }
            return false
        case .success(let identifier):
            return isUsable(identifier, use, at: node)
        }
    }

    private func isUsable(_ name: SwiftIdentifier, _ use: NameUse, at node: YAMLNode) -> Bool {
        guard isShort(name.text, at: node) else { return false }
        for role in use.roles {
            guard let message = name.problem(as: role) else { continue }
            report(.invalidName, at: node, message, notes: ["choose another name"])
            return false
        }
        guard use.beginsWithCapital, !name.text.beginsWithCapital, let first = name.text.first,
            first.isLowercase || first == "_"
        else { return true }
        report(.invalidName, at: node) {
            "'\(name.text)' names types, so it begins with a capital letter"
            NameNote(true).onSmallLetter(name.text, ofType: use == .type)
        }
        return false
    }

    private func isShort(_ name: String, at node: YAMLNode) -> Bool {
        if name.utf8.count <= Self.longestName { return true }
        report(.invalidName, at: node) {
            "'\(name.shown)' is longer than \(Self.longestName) bytes"
            "files are named after it; choose a shorter one"
        }
        return false
    }
}
