/// Collects files with sections, in any order.
struct FileSections {
    /// The sections of each path, with their positions.
    private var sections: [String: [(place: Int, file: PlannedFile)]] = [:]
    /// The paths, in the order of their first sections.
    private var paths: [String] = []

    mutating func add(_ section: PlannedFile, at place: Int) {
        if sections[section.path, default: []].isEmpty { paths.append(section.path) }
        sections[section.path, default: []].append((place, section))
    }

    /// The files, each with its sections sorted by position. Sections at the same position keep their order.
    var files: [PlannedFile] {
        paths.compactMap { path in
            let sorted = sections[path, default: []].enumerated()
                .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            return PlannedFile(joining: sorted.map(\.element.file))
        }
    }
}

extension PlannedFile {
    /// Returns `nil` without sections.
    init?(joining sections: [PlannedFile]) {
        guard let first = sections.first else { return nil }
        self = first
        var file = SectionedFile()
        for section in sections { file.add(section.contents) }
        contents = file.contents()
    }
}

/// A file that several templates make: one header and each import once, above all declarations.
///
/// Each template renders its section like a file of its own, with header, imports and the last line. Sections that are
/// all under one condition, such as `#if DEBUG`, share it.
struct SectionedFile {
    private var header: ArraySlice<UInt8> = []
    /// The specs that the sections come from, as in their headers.
    private var specs: [String] = []
    private var imports = ImportBlocks()
    private var sections: [Section] = []
    /// True if the sections have the last line of generated files.
    private var hasEnding = false

    private struct Section {
        /// The condition around the whole section. For example: `#if DEBUG`.
        var condition: String?
        var declarations: ArraySlice<UInt8>
    }

    /// - Parameter text: The section as its template renders it. Sections are added in order.
    mutating func add(_ text: [UInt8]) {
        var text = text
        if text.ends(with: EmittedHeader.ending.utf8) {
            text.removeLast(EmittedHeader.ending.utf8.count)
            hasEnding = true
        }
        var lines = LineReader(text)
        let comment = lines.skipComment()
        if header.isEmpty { header = comment }
        specs.append(EmittedHeader.spec(in: comment))
        lines.skipEmpty()
        let condition = lines.conditionOfAll()
        if condition != nil { lines.skip() }
        while let block = lines.imports() { imports.add(block, under: condition) }
        let rest = condition == nil ? lines.rest : lines.restBeforeLastLine
        if !rest.isEmpty { sections.append(Section(condition: condition, declarations: rest)) }
    }

    /// Returns the file. Its header names the spec of all sections, or the common folder of their specs.
    func contents() -> [UInt8] {
        var text = Set(specs).count > 1 ? EmittedHeader.naming(specs.commonFolder, in: header) : Array(header)
        text.append(newline)
        let shared = sections.first?.condition.flatMap { first in
            sections.allSatisfy { $0.condition == first } ? first : nil
        }
        if let shared { text.append(line: shared) }
        let lines = imports.lines(under: shared)
        for line in lines { text.append(line: line.isEmpty || shared == nil ? line : "    " + line) }
        for (position, section) in sections.enumerated() {
            if position > 0 || !lines.isEmpty { text.append(newline) }
            if shared == nil, let condition = section.condition { text.append(line: condition) }
            text += section.declarations
            if shared == nil, section.condition != nil { text.append(line: "#endif") }
        }
        if shared != nil { text.append(line: "#endif") }
        if hasEnding { text += EmittedHeader.ending.utf8 }
        return text
    }
}

extension SectionedFile {
    /// Returns a template's text with sorted imports, each once: several groups of variables may bring the same import.
    static func joiningImports(of text: [UInt8]) -> [UInt8] {
        var lines = LineReader(text)
        let comment = lines.skipComment()
        var (imports, hasImports) = (ImportBlocks(), false)
        while let block = lines.imports() {
            imports.add(block, under: nil)
            hasImports = true
        }
        guard hasImports else { return text }
        var result = Array(comment)
        if !comment.isEmpty { result.append(newline) }
        for line in imports.lines(under: nil) { result.append(line: line) }
        if !lines.rest.isEmpty { result.append(newline) }
        return result + lines.rest
    }
}

extension [String] {
    /// The common folder. For example: `Recipes/` for `Recipes/module.yml` and `Recipes/Shopping/Cart.yml`.
    fileprivate var commonFolder: String {
        var common = first ?? ""
        for path in self { common = String(zip(common, path).prefix { $0 == $1 }.map(\.0)) }
        return common.lastIndex(of: "/").map { String(common[...$0]) } ?? "the specs"
    }
}

private let newline = UInt8(ascii: "\n")

extension [UInt8] {
    fileprivate mutating func append(line: String) {
        self += line.utf8
        append(newline)
    }
}

/// Reads a section's lines from the top, up to its declarations.
private struct LineReader {
    private let text: [UInt8]
    private var position = 0

    init(_ text: [UInt8]) { self.text = text }

    var rest: ArraySlice<UInt8> { text[position...] }

    /// The remaining lines without the last `#endif`.
    var restBeforeLastLine: ArraySlice<UInt8> {
        let end = text.dropLast().lastIndex(of: newline) ?? position
        return text[position..<max(position, end + 1)]
    }

    mutating func skip() { position = end(of: position) }

    mutating func skipEmpty() {
        while position < text.count, text[position] == newline { position += 1 }
    }

    mutating func skipComment() -> ArraySlice<UInt8> {
        while text[position...].starts(with: [0x2F, 0x2F]) { skip() }
        return text[..<position]
    }

    /// Returns the directive around all remaining lines; `nil` if it is around imports only, or ends earlier.
    func conditionOfAll() -> String? {
        guard line(at: position).hasPrefix("#if "), text[position...].ends(with: "#endif\n".utf8) else { return nil }
        var copy = self
        guard copy.imports() == nil else { return nil }
        var (place, depth) = (end(of: position), 1)
        // Directives in declarations are indented, those between them aren't.
        while place < text.count - "#endif\n".utf8.count {
            if text[place] == UInt8(ascii: "#") {
                let directive = line(at: place)
                if directive.hasPrefix("#if ") { depth += 1 }
                if directive.hasPrefix("#endif") { depth -= 1 }
                if depth == 0 || depth == 1 && directive.hasPrefix("#el") { return nil }
            }
            place = end(of: place)
        }
        return line(at: position)
    }

    /// Reads the next import, or a group of directives that contains only imports.
    mutating func imports() -> ImportBlock? {
        skipEmpty()
        var block = ImportBlock()
        let start = position
        while position < text.count {
            let line = line(at: position).drop { $0 == " " }
            if let item = ImportBlock.Item(line) {
                block.add(item)
            } else if line.hasPrefix("#if "), block.branches.isEmpty {
                block.branches.append(ImportBlock.Branch(directive: String(line)))
            } else if line.hasPrefix("#el"), !block.branches.isEmpty {
                block.branches.append(ImportBlock.Branch(directive: String(line)))
            } else if line.hasPrefix("#endif"), !block.branches.isEmpty {
                skip()
                return block
            } else {
                break
            }
            skip()
            if block.branches.isEmpty { return block }
        }
        position = start
        return nil
    }

    private func end(of place: Int) -> Int { (text[place...].firstIndex(of: newline) ?? text.count - 1) + 1 }

    private func line(at place: Int) -> String {
        String(decoding: text[place..<(text[place...].firstIndex(of: newline) ?? text.count)], as: UTF8.self)
    }
}
