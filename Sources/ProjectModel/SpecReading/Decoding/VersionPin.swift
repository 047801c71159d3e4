import Basics
import YAMLTree

/// The version of vipergen that a project asks for.
///
/// It is looked at before anything else: specs of another version may have other keys, and what is wrong with those would
/// only follow from it.
struct VersionPin {
    private let value: YAMLNode
    private let text: String

    /// - Returns: `nil` where the project asks for none, or for something that isn't a version at all.
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

    /// What stops everything, with another version than this one's.
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
