/// Adds an initializer that takes services in the order of the specs and passes them to the type's own.
struct ServiceOrderInsertion {
    let declaration: IndexedBlock
    /// True for a section, whose comment names values instead of services.
    let isOfSection: Bool
    let services: [ScaffoldContract.Service]
    /// The labels of the existing initializer.
    let own: [String]

    /// The extension after the type, whose existing initializer stays as it is.
    var insertion: TextInsertion {
        let (block, bytes) = (declaration.block, declaration.file.bytes)
        let style = TextStyle(of: block, in: bytes)
        let isolation = block.modifiers.contains("nonisolated") ? "nonisolated " : ""
        let arguments = own.map { label in
            let value = SwiftIdentifier.spelled(label, as: .local)
            return "\(SwiftIdentifier.spelled(label, as: .argumentLabel)): \(value)"
        }.joined(separator: ", ")
        let parameters = services.map(\.parameter).joined(separator: ", ")
        let selector = "init(\(services.map { $0.name + ":" }.joined()))"
        let begin = style.text(["", "\(isolation)extension \(block.type) {"], depth: 0)
        let lines =
            style.text(["/// Takes its \(isOfSection ? "values" : "services") as the specs list them."], depth: 1)
            + style.text(["\(block.keyword == "class" ? "convenience " : "")init(\(parameters)) {"], depth: 1)
            + style.text(["self.init(\(arguments))"], depth: 2) + style.text(["}"], depth: 1)
            + style.text(["}"], depth: 0)
        return TextInsertion(
            offset: block.closing + 1,
            bytes: style.newline + begin + lines.dropLast(style.newline.count),
            members: [(selector, style.newline.count + begin.count)]
        )
    }
}
