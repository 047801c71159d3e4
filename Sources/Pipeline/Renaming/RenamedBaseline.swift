import FileEmission
import Reporting
import SwiftReading

/// A baseline of `check`, `lint` or `report` with the new names and paths, so that what it accepts stays accepted.
///
/// For example: `specs/Home/Jar.yml: incomplete-previews: no preview shows 'Jar'` of the scene `Jar` is that of `Glass` then.
struct RenamedBaseline {
    let rename: Rename
    let changes: NameChanges
    /// Where files of the package and the specs are then, as a baseline names them.
    let following: (String) -> String

    /// Line by line: comments, order and line endings stay.
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

    /// A module may have the scene's name; messages about scenes show which one is meant.
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

    /// For example: `Jar (Home)` of `scene without tests`.
    private func item(_ text: String, of list: String) -> String {
        guard let end = text.lastIndex(of: "(") else { return text }
        var names = changes.types
        if list.split(separator: " ").contains(rename.kind.rawValue[...]) { names[rename.old] = rename.new }
        let (name, module) = (String(text[..<end]), String(text[end...]))
        return (name.replacingNames(names) ?? name) + (module.replacingNames(changes.modules) ?? module)
    }
}
