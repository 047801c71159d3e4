/// Collects an outline from the bytes of a source, many times faster than from its tree. It skips the bodies of
/// functions, and gives up if only the parser can tell.
///
/// It collects the same except for what only an editor of the file needs: the place for imports, and the statements of
/// initializers.
struct OutlineScan {
    typealias Unsure = CodeCursor.Unsure

    var outline = SourceOutline()
    var cursor: CodeCursor
    /// The number of open `#if`s.
    var conditions = 0

    /// Returns the outline; `nil` unless all of it is certain.
    static func read(_ source: [UInt8]) -> SourceOutline? {
        if ByteSearch.firstNUL(in: source) != nil { return nil }
        return source.withUnsafeBufferPointer { bytes in
            var scan = OutlineScan(cursor: CodeCursor(bytes))
            do throws(Unsure) {
                try scan.readFile()
            } catch {
                return nil
            }
            return scan.outline
        }
    }

    private init(cursor: CodeCursor) {
        self.cursor = cursor
    }

    private mutating func readFile() throws(Unsure) {
        try cursor.skipBlanks()
        while !cursor.isAtEnd {
            if try !passDirective() { try readDeclaration() }
            try cursor.skipBlanks()
        }
        if conditions != 0 { throw Unsure() }
    }

    private mutating func readDeclaration() throws(Unsure) {
        let head = try cursor.head()
        switch head.keyword {
        case "import": try readImport(head)
        case "class", "struct", "enum", "actor", "extension": try readBlock(head)
        case "protocol": try readProtocol()
        case "typealias": outline.otherTypes.insert(try name()); try cursor.skipValue()
        case "func": _ = try function(head)
        case "var", "let": _ = try property(head)
        default: throw Unsure()
        }
    }

    /// Reads a name after a keyword.
    mutating func name() throws(Unsure) -> String {
        try cursor.skipBlanks()
        let name = cursor.text(try cursor.word())
        if name.isEmpty { throw Unsure() }
        return name
    }

    private mutating func readImport(_ head: DeclarationHead) throws(Unsure) {
        var module = try name()
        let isScoped = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"].contains(module)
        if isScoped { module = try name() }
        while cursor.byte == UInt8(ascii: ".") {
            cursor.step()
            _ = try name()
        }
        outline.imports.append(
            ImportStatement(
                module: module,
                isScoped: isScoped,
                isConditional: conditions > 0,
                start: head.start,
                end: cursor.end
            )
        )
    }

    private mutating func readProtocol() throws(Unsure) {
        let name = try name()
        let inherited = try inheritance()
        try cursor.skipBrackets()
        outline.otherTypes.insert(name)
        outline.protocols[name, default: []] += inherited
    }

    private mutating func readBlock(_ head: DeclarationHead) throws(Unsure) {
        var path = [try name()]
        while cursor.byte == UInt8(ascii: ".") {
            cursor.step()
            path.append(try name())
        }
        let isExtension = head.keyword == "extension"
        if path.count > 1, !isExtension { throw Unsure() }
        var block = MemberBlock(
            type: path[path.count - 1],
            isExtension: isExtension,
            qualifier: path.count > 1 ? path.dropLast().joined(separator: ".") : nil,
            inherited: try inheritance(),
            start: head.start,
            opening: cursor.position + 1,
            closing: 0
        )
        cursor.step()
        block.keyword = head.keyword
        block.attributes = head.attributes.map(\.name)
        block.modifiers = head.modifiers
        block.isVisibleOutside = !MemberReader.visibleModifiers.isDisjoint(with: head.modifiers)
        block.mayHaveMacro = head.attributes.contains { !SourceOutline.attributesWithoutMembers.contains($0.name) }
        try readMembers(
            of: &block,
            isInPrivateExtension: isExtension && head.modifiers.contains { $0.hasSuffix("private") }
        )
        outline.blocks.append(block)
    }

    /// Reads the last component of each inherited name, up to the brace. Arguments and conditions are left to the
    /// parser.
    private mutating func inheritance() throws(Unsure) -> [String] {
        try cursor.skipBlanks()
        var names: [String] = []
        if cursor.byte == UInt8(ascii: ":") {
            repeat {
                cursor.step()
                try cursor.skipBlanks()
                if cursor.byte == UInt8(ascii: "@") {
                    cursor.step()
                    _ = try name()
                }
                var last = try name()
                while cursor.byte == UInt8(ascii: ".") {
                    cursor.step()
                    last = try name()
                }
                if ["any", "class", "each", "nonisolated", "repeat", "some"].contains(last) { throw Unsure() }
                names.append(last)
                try cursor.skipBlanks()
            } while cursor.byte == UInt8(ascii: ",") || cursor.byte == UInt8(ascii: "&")
        }
        if cursor.byte != UInt8(ascii: "{") { throw Unsure() }
        return names
    }
}
