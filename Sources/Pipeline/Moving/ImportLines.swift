/// A source as lines of which only the imports can change.
struct ImportLines {
    private struct Statement {
        var module: String
        /// The text before the module's name. For example: `@testable import `.
        var prefix: String
        /// The byte offset of the module's name in the line.
        var offset: Int
        var isConditional: Bool
        /// True if nothing else is in the line, and another line follows.
        var isAlone: Bool
    }

    private struct Line {
        /// The bytes, including the line end.
        var bytes: [UInt8]
        /// The index of the line in the source; `nil` for a new one.
        var origin: Int?
        var statement: Statement?
    }

    private var lines: [Line]

    init(_ source: [UInt8]) {
        lines = ImportLines.lines(of: source)
        for index in lines.indices { lines[index].origin = index }
        for statement in SourceOutline.read(source).imports where !statement.isScoped { add(statement, of: source) }
    }

    /// Returns the lines as `TextPlace` counts them.
    private static func lines(of source: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var start = 0
        for (position, byte) in source.enumerated() {
            let isFirstOfTwo = byte == UInt8(ascii: "\r") && source[(position + 1)...].first == UInt8(ascii: "\n")
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"), !isFirstOfTwo else { continue }
            lines.append(Line(bytes: Array(source[start...position])))
            start = position + 1
        }
        return lines + [Line(bytes: Array(source[start...]))]
    }

    private mutating func add(_ statement: ImportStatement, of source: [UInt8]) {
        let text = String(decoding: source[statement.start..<statement.end], as: UTF8.self)
        guard text.hasSuffix(statement.module), !text.contains(where: \.isNewline) else { return }
        let line = TextPlace(ofByte: statement.start, in: source).line - 1
        let begin = lines[..<line].reduce(0) { $0 + $1.bytes.count }
        let content = lines[line].bytes
        lines[line].statement = Statement(
            module: statement.module,
            prefix: String(text.dropLast(statement.module.count)),
            offset: statement.end - statement.module.utf8.count - begin,
            isConditional: statement.isConditional,
            isAlone: ["\n", "\r\n", "\r"].contains { Array((text + $0).utf8) == content }
        )
    }

    var bytes: [UInt8] { lines.flatMap(\.bytes) }

    /// Returns the new number of a line of the source, both counted from 1; `nil` if it has changed.
    func line(of number: Int) -> Int? { lines.firstIndex { $0.origin == number - 1 }.map { $0 + 1 } }

    /// Returns the lines that import a module.
    func places(of module: String) -> [Int] { lines.indices.filter { lines[$0].statement?.module == module } }

    /// Returns true if another line imports a module with the same words as a line.
    func imports(_ module: String, as place: Int) -> Bool {
        let prefix = lines[place].statement?.prefix
        return places(of: module).contains { other in
            lines[other].statement?.isConditional == false
                && (prefix == "import " || lines[other].statement?.prefix == prefix)
        }
    }

    /// Replaces an import: at its sorted position if the imports around it are sorted, otherwise in place.
    mutating func replace(_ place: Int, by module: String) {
        guard let statement = lines[place].statement else { return }
        if statement.isAlone, isSorted(around: place) {
            let new = line(importing: module, like: place)
            let run = self.run(around: place)
            lines.remove(at: place)
            lines.insert(new, at: position(of: module, in: run.dropLast()))
        } else {
            let end = statement.offset + statement.module.utf8.count
            lines[place].bytes.replaceSubrange(statement.offset..<end, with: Array(module.utf8))
            lines[place].statement?.module = module
            lines[place].origin = nil
        }
    }

    /// - Returns: true if there is room for it.
    mutating func add(_ module: String, beside place: Int) -> Bool {
        guard let statement = lines[place].statement, statement.isAlone, !statement.isConditional else { return false }
        let position = isSorted(around: place) ? position(of: module, in: run(around: place)) : place + 1
        lines.insert(line(importing: module, like: place), at: position)
        return true
    }

    /// - Returns: true if nothing else is in the line.
    mutating func remove(_ place: Int) -> Bool {
        guard lines[place].statement?.isAlone == true else { return false }
        lines.remove(at: place)
        return true
    }

    private func line(importing module: String, like place: Int) -> Line {
        var line = lines[place]
        guard var statement = line.statement else { return line }
        let end = statement.offset + statement.module.utf8.count
        line.bytes.replaceSubrange(statement.offset..<end, with: Array(module.utf8))
        line.origin = nil
        statement.module = module
        line.statement = statement
        return line
    }

    /// Returns the range of consecutive lines that import with the same words.
    private func run(around place: Int) -> Range<Int> {
        let prefix = lines[place].statement?.prefix
        let isLike = { (line: Line) in line.statement?.isAlone == true && line.statement?.prefix == prefix }
        let start = lines[..<place].lastIndex { !isLike($0) }.map { $0 + 1 } ?? 0
        let end = lines[(place + 1)...].firstIndex { !isLike($0) } ?? lines.endIndex
        return start..<end
    }

    private func isSorted(around place: Int) -> Bool {
        let modules = lines[run(around: place)].compactMap(\.statement?.module)
        return zip(modules, modules.dropFirst()).allSatisfy { $0 < $1 }
    }

    private func position(of module: String, in run: Range<Int>) -> Int {
        run.first { lines[$0].statement.map { $0.module > module } ?? true } ?? run.upperBound
    }
}
