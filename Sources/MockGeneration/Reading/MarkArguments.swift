/// Reads the arguments of an annotation: `(typealias: T = Int; U = String, override: name = StoreMock)`.
///
/// Each value is parsed as what it has to be, so that no text of a comment reaches a mock unchecked.
struct MarkArguments {
    private(set) var mark = MockMark()
    private let comment: String
    private let place: Place

    /// - Parameters:
    ///   - text: the text after the annotation's name, to the end of the comment.
    ///   - place: the place of the comment.
    init(_ text: Substring, of comment: String, at place: Place) {
        self.comment = comment
        self.place = place
        guard text.first == "(" else { return }
        guard let end = MarkArguments.end(of: text) else {
            let remedy = "write ')' on the same line, or all of it in one comment: '/** @mockable(…) */'"
            fail("the parenthesis of '@mockable(' isn't closed in this comment", remedy, at: text)
            return
        }
        var key = ""
        let inner = text[text.index(after: text.startIndex)..<end]
        for phrase in inner.split(separator: ";").flatMap(MarkArguments.splitAtKeys) {
            var phrase = phrase
            if let word = MarkArguments.keys.first(where: { phrase.hasPrefix($0 + ":") }) {
                key = word
                phrase = MarkArguments.trimmed(phrase.dropFirst(word.count + 1))
            }
            guard let sign = phrase.firstIndex(of: "=") else {
                setFlag(key, to: phrase)
                continue
            }
            let value = MarkArguments.trimmed(phrase[phrase.index(after: sign)...])
            set(MarkArguments.trimmed(phrase[..<sign]), to: value, of: key)
        }
    }

    private mutating func set(_ name: Substring, to value: Substring, of key: String) {
        switch (key, name) {
        case ("typealias", _): setType(of: name, to: value)
        case ("override", "name"):
            mark.className = String(value)
            guard let problem = MockClassName.problem(in: String(value)) else { return }
            let remedy = "write a name that no other type has: '@mockable(override: name = StoreMock)'"
            fail("\(quoted(value)) can't be the name of a mock: \(problem.message)", remedy, at: value, problem)
        case ("module", "prefix"):
            switch ModulePath.read(String(value)) {
            case .success(let path): mark.module = path
            case .failure(let problem):
                let remedy = "write the module's name alone: '@mockable(module: prefix = Core)'"
                fail("\(quoted(value)) isn't the name of a module: \(problem.message)", remedy, at: value, problem)
            }
        case ("rx", _), ("combine", _), ("modifiers", _): wish(for: name, value, of: key)
        case ("history", _): break
        default: warnOfUnknown(name)
        }
    }

    private mutating func wish(for name: Substring, _ value: Substring, of key: String) {
        guard let kind = MemberWish.Kind(value, of: key) else {
            let remedy = "write \(MemberWish.Kind.known(for: key)), or remove '\(key): \(name) = \(value)'"
            return warn("a mock can't have '\(key):' with \(quoted(value))", remedy, at: value)
        }
        let member = SwiftNames.plain(String(name))
        mark.wishes.append(
            MemberWish(member: member, kind: kind, place: place(of: name), valuePlace: place(of: value))
        )
    }

    private mutating func setFlag(_ key: String, to value: Substring) {
        guard MarkArguments.flags.contains(key) else {
            if key != "history", !value.isEmpty { warnOfUnknown(value) }
            return
        }
        guard let isOn = Bool(String(value)) else {
            let remedy = "write true or false: '@mockable(\(key): true)'"
            return fail("'\(key)' can't be \(quoted(value))", remedy, at: value)
        }
        switch key {
        case "relaxed": mark.isRelaxed = isOn
        case "reset": mark.hasReset = isOn
        default: mark.countsGets = isOn
        }
    }

    private mutating func setType(of name: Substring, to value: Substring) {
        let plain = SwiftNames.plain(String(name))
        if case .failure(let problem) = SwiftIdentifier.read(plain) {
            let remedy = "write the name and one type: '@mockable(typealias: Item = Int)'"
            return fail("\(quoted(name)) can't be an associated type: \(problem.message)", remedy, at: name, problem)
        }
        switch SwiftType.read(String(value), position: .result) {
        case .success(let type):
            mark.typealiases[SwiftNames.type(plain)] = type.text
            mark.typealiasPlaces[SwiftNames.type(plain)] = place(of: name)
        case .failure(let problem):
            let remedy = "write one type after '=': '@mockable(typealias: \(plain) = Int)'"
            fail("\(quoted(value)) can't be the type for '\(plain)': \(problem.message)", remedy, at: value, problem)
        }
    }

    private mutating func fail(
        _ message: String,
        _ remedy: String,
        at text: Substring,
        _ problem: SwiftReadingProblem? = nil
    ) {
        let fault = MarkFault(message: message, remedy: remedy, place: place(of: text, problem?.offset ?? 0))
        mark.faults.append(fault)
    }

    private mutating func warnOfUnknown(_ text: Substring) {
        let all = MarkArguments.keys.map { "'\($0):'" }.joined(separator: ", ")
        let near = NearName.find(String(text.prefix { $0 != ":" }), in: MarkArguments.keys)
        let remedy = near.map { "did you mean '\($0):'?" } ?? "remove it; arguments are \(all)"
        warn("\(quoted(text)) is no argument of '@mockable'", remedy, at: text)
    }

    /// Adds a fault that doesn't prevent the mock.
    private mutating func warn(_ message: String, _ remedy: String, at text: Substring) {
        mark.faults.append(MarkFault(message: message, remedy: remedy, place: place(of: text), isWarning: true))
    }

    /// Returns the place of a part of the comment, or of a character in it.
    private func place(of text: Substring, _ scalars: Int = 0) -> Place {
        let before = text.unicodeScalars.prefix(scalars).reduce(0) { $0 + UTF8.width($1) }
        let offset = comment.utf8.distance(from: comment.startIndex, to: text.startIndex) + before
        return Place(file: place.file, offset: place.offset + offset)
    }

    private func quoted(_ text: Substring) -> String { text.count > 60 ? "'\(text.prefix(60))…'" : "'\(text)'" }

    private static let keys = ["typealias", "override", "module", "rx", "combine", "history", "modifiers"] + flags

    private static let flags = ["relaxed", "reset", "gets"]

    /// Returns the position where the first parenthesis is closed.
    private static func end(of text: Substring) -> Substring.Index? {
        var depth = 0
        for position in text.indices {
            if text[position] == "(" { depth += 1 }
            if text[position] == ")" { depth -= 1 }
            if depth == 0 { return position }
        }
        return nil
    }

    /// Splits arguments at commas that precede a key: `T = [Int: (A, B)], override: …`.
    private static func splitAtKeys(_ text: Substring) -> [Substring] {
        var parts: [Substring] = []
        for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
            let piece = trimmed(piece)
            if let last = parts.last, !keys.contains(where: { piece.hasPrefix($0 + ":") }) {
                parts[parts.count - 1] = text[last.startIndex..<piece.endIndex]
            } else {
                parts.append(piece)
            }
        }
        return parts
    }

    /// Returns the text without the line prefixes of a multi-line comment.
    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let first = text.first, first.isWhitespace || first == "*" { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
