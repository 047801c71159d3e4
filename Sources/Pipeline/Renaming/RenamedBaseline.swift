/// Changes names and paths in a baseline of `check`, `lint` or `report`, so that accepted findings stay accepted.
///
/// For example: `specs/Home/Jar.yml: incomplete-previews: no preview shows 'Jar'` becomes that of the scene `Glass`.
struct RenamedBaseline {
    let rename: Rename
    let changes: NameChanges
    /// Returns the new path of a spec or a file of the package, as a baseline names it.
    let following: (String) -> String

    /// Returns the renamed text. Comments, order and line ends stay.
    func renamed(_ text: [UInt8], of command: Baseline.Command) -> [UInt8] {
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let renamed = lines.map { line -> [UInt8] in
            let entry = String(decoding: line, as: UTF8.self)
            guard !entry.hasPrefix("#"), let end = entry.firstRange(of: ": ") else { return Array(line) }
            let (first, rest) = (String(entry[..<end.lowerBound]), String(entry[end.upperBound...]))
            switch command {
            case .check, .lint: return Array("\(following(first)): \(finding(rest))".utf8)
            case .report: return Array("\(first): \(item(rest, of: first))".utf8)
            }
        }
        return Array(renamed.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// Returns a renamed finding. A module may have the scene's name; certain words show that the scene is meant.
    ///
    /// For example: `incomplete-previews: no preview shows 'Jar'`.
    private func finding(_ text: String) -> String {
        let mentions = ["show", "shows", "so"].map { (name: "\($0) '\(rename.old)'", held: "\($0) '\u{0}'", word: $0) }
        let names = changes.types.merging(changes.modules) { type, _ in type }
        let held = mentions.reduce(text) { $0.replacing($1.name, with: $1.held) }
        let scene = rename.kind == .scene ? rename.new : rename.old
        return mentions.reduce(held.replacingNames(names) ?? held) {
            $0.replacing($1.held, with: "\($1.word) '\(scene)'")
        }
    }

    /// Returns a renamed item of a list. For example: `Jar (Home)` of `scene without tests`.
    private func item(_ text: String, of list: String) -> String {
        guard let end = text.lastIndex(of: "(") else { return text }
        var names = changes.types
        if list.split(separator: " ").contains(rename.kind.rawValue[...]) { names[rename.old] = rename.new }
        let (name, module) = (String(text[..<end]), String(text[end...]))
        return (name.replacingNames(names) ?? name) + (module.replacingNames(changes.modules) ?? module)
    }
}
