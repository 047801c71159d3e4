import Basics

/// Sources in which signs such as `①` say where findings must be. They are taken out before the sources are linted.
struct MarkedSources {
    private(set) var files: [String: [UInt8]] = [:]
    private(set) var places: [Character: SourceLocation] = [:]

    static let marks: Set<Character> = ["①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"]

    init(_ sources: [String: String]) {
        for (path, source) in sources { files[path] = Array(take(marksOf: source, path: path).utf8) }
    }

    private mutating func take(marksOf source: String, path: String) -> String {
        var text = ""
        var (line, column) = (1, 1)
        for character in source {
            if Self.marks.contains(character) {
                places[character] = SourceLocation(path: path, line: line, column: column)
                continue
            }
            text.append(character)
            column += character.unicodeScalars.count
            if character.isNewline { (line, column) = (line + 1, 1) }
        }
        return text
    }
}
