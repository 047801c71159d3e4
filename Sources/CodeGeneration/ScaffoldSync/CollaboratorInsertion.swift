/// Adds a property, the parameter for its value, and the assignment.
struct CollaboratorInsertion {
    let file: SwiftFile
    private let block: MemberBlock
    private let initializer: DeclaredInitializer
    private let body: Int
    /// The labels of the builder's arguments, in order.
    let order: [String]
    private let style: TextStyle

    /// Returns `nil` unless the type has a single initializer, which takes a descriptor or a view, and no property with
    /// a collaborator's name.
    init?(of contract: ScaffoldContract, in index: SourceIndex) {
        let blocks = index.blocks(of: contract.type)
        let declarations = blocks.filter { !$0.block.isExtension }
        let names = contract.collaborators.map(\.name)
        guard declarations.count == 1, let own = declarations.first,
            blocks.flatMap(\.block.initializers).count == 1, let initializer = own.block.initializers.first,
            let body = initializer.bodyOpening, !initializer.isConvenience,
            ["view", "descriptor"].contains(where: initializer.takes),
            names.allSatisfy({ name in
                initializer.takes(name) || blocks.allSatisfy { $0.block.properties[name] == nil }
            })
        else { return nil }
        file = own.file
        block = own.block
        self.initializer = initializer
        self.body = body
        order = ["descriptor", "view"] + names
        style = TextStyle(of: own.block, in: own.file.bytes)
    }

    /// The byte offset of the initializer.
    var place: Int { initializer.start }

    func insertions(for collaborator: ScaffoldContract.Collaborator) -> [TextInsertion] {
        let name = collaborator.name
        var property = line("private let \(name): any \(collaborator.contract)", behind: block.opening, depth: 1)
        property.members = [(name, property.bytes.count)]
        let assignment = line("self.\(name) = \(name)", behind: body, depth: 2)
        return [property, parameter(collaborator), assignment].compactMap(\.self)
    }

    /// Returns a parameter after the last one that precedes it in the builder's call.
    private func parameter(_ collaborator: ScaffoldContract.Collaborator) -> TextInsertion? {
        let before = order.prefix { $0 != collaborator.name }
        guard let previous = initializer.parameters.last(where: { before.contains($0.label) }) else { return nil }
        let text = Array("\(collaborator.name): any \(collaborator.contract)".utf8)
        let separator = TextStyle.separator(before: previous.start, in: file.bytes)
        return TextInsertion(offset: previous.end, bytes: separator + text)
    }

    /// Returns a new line after an opening brace, unless something else is on the brace's line.
    private func line(_ text: String, behind brace: Int, depth: Int) -> TextInsertion {
        let rest = file.bytes[brace...].prefix { $0 != 0x0A && $0 != 0x0D }
        guard TextStyle.isBlank(rest) else {
            return TextInsertion(offset: brace, bytes: Array(" \(text);".utf8))
        }
        let lines = style.text([text], depth: depth)
        return TextInsertion(offset: brace, bytes: style.newline + lines.dropLast(style.newline.count))
    }
}
