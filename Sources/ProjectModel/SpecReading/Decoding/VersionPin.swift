/// The version of vipergen that a project requires.
///
/// It is checked first: specs for another version may have other keys, and errors about those would only follow from
/// that.
struct VersionPin {
    private let value: YAMLNode
    private let text: String

    /// - Returns: `nil` if the project requires none, or its version isn't a scalar.
    init?(_ file: SpecFile, _ reader: YAMLReader) {
        let key = ProjectKeys.vipergenVersion.rawValue
        guard file.bytes.firstRange(of: Array(key.utf8)) != nil else { return nil }
        guard case .mapping(let entries)? = reader.read(file.bytes, path: file.path).root?.content,
            let entry = entries.first(where: { $0.name == key }),
            case .scalar(let scalar) = entry.value.content, !scalar.isNull, entry.value.tag == nil
        else { return nil }
        value = entry.value
        text = scalar.text
    }

    /// Returns the error that stops the run if this is another version.
    func problem(for version: String = ToolVersion.current) -> Diagnostic? {
        if text == version { return nil }
        return Diagnostic(
            .otherVersion,
            at: value.range.start,
            "the project is for vipergen \(text.shown), and this is vipergen \(version)",
            notes: [Diagnostic.Note(note(version))],
            fixIt: Diagnostic.FixIt(range: value.range, replacement: version)
        )
    }

    private func note(_ version: String) -> String {
        let isExact = text.wholeMatch(of: /\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.-]+)?/) != nil
        guard isExact else { return "write one exact version: '\(ProjectKeys.vipergenVersion.rawValue): \(version)'" }
        return
            "install vipergen \(text.shown), or go over to this one: write '\(ProjectKeys.vipergenVersion.rawValue): \(version)', "
            + "and follow docs/upgrading.md"
    }
}
