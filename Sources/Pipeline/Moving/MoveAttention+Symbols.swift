import Diagnostics
import SpecReading
import SwiftReading

/// What stays in the old module and files that move may ask for.
struct LeftResources {
    typealias Catalogue = (path: String, text: String)

    /// Names of symbols that Xcode makes of them, and of nothing that lies where the scene moves to.
    let symbols: Set<String>
    /// Of texts.
    let catalogues: [Catalogue]
}

extension MoveAttention {
    /// Reads the package's catalogues.
    func leftResources() -> LeftResources {
        let catalogues = documents.catalogues.map { path, bytes in
            (path: path, text: String(decoding: bytes, as: UTF8.self))
        }
        let left = ResourceSymbols(documents.paths, catalogues) { isOfOldModule($0) && !isMoved($0) }
        let there = ResourceSymbols(documents.paths, catalogues) { $0.hasPrefix(destination.folder + "/") }
        return LeftResources(
            symbols: left.names.subtracting(there.names),
            catalogues: catalogues.filter { isOfOldModule($0.path) }
        )
    }

    /// Symbols that Xcode makes of what the old module's catalogues hold, for that module alone. For example: `UIImage(resource: .jar)`.
    func symbols(_ missing: Set<String>, in source: Source) throws(NestedTooDeeply) -> [Diagnostic] {
        if missing.isEmpty { return [] }
        return try NameUses.find(missing, in: source.bytes).filter { isSymbol($0, in: source.bytes) }.map { use in
            finding(
                source,
                use.offset,
                "'.\(use.name)' is a symbol of a resource that stays in '\(move.old.name.value)'",
                "move the resource to those of '\(move.new)'"
            )
        }
    }

    /// Whether it is a member of what Xcode adds symbols to, as far as the line before it shows.
    private func isSymbol(_ use: NameUses.Use, in source: [UInt8]) -> Bool {
        let before = String(decoding: source[max(0, use.offset - 80)..<use.offset], as: UTF8.self)
        let types = /\b(?:ImageResource|ColorResource|LocalizedStringResource|UIImage|UIColor|Image|Color)\s*\.$/
        let arguments = /(?:\b(?:Image|Color|Text)\(\s*|\b(?:resource|localized):\s*)\.$/
        return before.contains(types) || before.contains(arguments)
    }
}

/// The names of the symbols that Xcode makes of catalogues.
private struct ResourceSymbols {
    var names: Set<String> = []

    init(_ paths: [String], _ catalogues: [LeftResources.Catalogue], of isWanted: (_ path: String) -> Bool) {
        let endings = [".imageset", ".colorset", ".symbolset"]
        for path in paths where path.contains(".xcassets/") && isWanted(path) {
            for part in path.split(separator: "/") {
                guard let ending = endings.first(where: part.hasSuffix) else { continue }
                add(String(part.dropLast(ending.count)))
            }
        }
        for catalogue in catalogues where isWanted(catalogue.path) {
            // As Xcode writes them, the keys are at this column.
            for match in catalogue.text.matches(of: /\n {4}"([^"\\]+)" ?:/) {
                add(String(match.output.1))
            }
        }
    }

    /// For example: `jarLid` of `jar-lid`, and `brand` of `BrandColor`.
    private mutating func add(_ resource: String) {
        let words = resource.split { !$0.isLetter && !$0.isNumber }
        guard let first = words.first else { return }
        let head = first.prefix(1).lowercased() + first.dropFirst()
        let name = words.dropFirst().reduce(head) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
        names.insert(name)
        for ending in ["Color", "Image"] where name.hasSuffix(ending) && name != ending {
            names.insert(String(name.dropLast(ending.count)))
        }
    }
}
