/// The keyword of a declaration with the attributes and modifiers before it.
struct DeclarationHead {
    struct Attribute {
        var name: String
        var hasArguments: Bool
    }

    /// The offset of its first byte.
    var start: Int
    var attributes: [Attribute] = []
    /// The modifiers. For example: `private`, also for `private(set)`.
    var modifiers: [String] = []
    /// The modifiers that only apply to the setter, or have other arguments.
    var detailed: Set<String> = []
    var keyword = ""

    var isPrivate: Bool {
        modifiers.contains { ($0 == "private" || $0 == "fileprivate") && !detailed.contains($0) }
    }

    static let modifierNames: Set = [
        "borrowing", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect", "infix",
        "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override",
        "package", "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
    ]

    /// The keywords that begin a declaration.
    static let keywords: Set = [
        "actor", "case", "class", "deinit", "enum", "extension", "func", "import", "init", "let", "protocol", "struct",
        "typealias", "var",
    ]

    /// The keywords that can follow `class` as a modifier.
    static let membersOfClasses: Set = ["func", "let", "var"]
}

extension CodeCursor {
    /// Reads attributes, modifiers and the keyword after them.
    mutating func head() throws(Unsure) -> DeclarationHead {
        var head = DeclarationHead(start: position)
        while true {
            if byte == UInt8(ascii: "@") {
                head.attributes.append(try attribute())
            } else {
                let name = text(try word())
                if head.modifiers.contains(name) {
                    throw Unsure()
                } else if name == "class", try isModifier() {
                    head.modifiers.append(name)
                } else if DeclarationHead.modifierNames.contains(name) {
                    head.modifiers.append(name)
                    if byte == UInt8(ascii: "(") {
                        head.detailed.insert(name)
                        try skipBrackets()
                    }
                } else if DeclarationHead.keywords.contains(name) {
                    head.keyword = name
                    return head
                } else {
                    throw Unsure()
                }
            }
            try skipBlanks()
        }
    }

    private mutating func attribute() throws(Unsure) -> DeclarationHead.Attribute {
        step()
        let start = position
        _ = try word()
        while byte == UInt8(ascii: ".") {
            step()
            _ = try word()
        }
        let name = text(start..<position)
        if name.isEmpty || byte == UInt8(ascii: "<") { throw Unsure() }
        let hasArguments = byte == UInt8(ascii: "(")
        if hasArguments { try skipBrackets() }
        return DeclarationHead.Attribute(name: name, hasArguments: hasArguments)
    }

    /// Returns true if the `class` just read is a modifier of a member.
    private func isModifier() throws(Unsure) -> Bool {
        var ahead = self
        try ahead.skipBlanks()
        let next = ahead.text(try ahead.word())
        return DeclarationHead.membersOfClasses.contains(next) || DeclarationHead.modifierNames.contains(next)
    }
}
