import Diagnostics
import SwiftReading

/// A type as its scaffold would be written today, against what people have: it has what came in place of what is gone.
struct FreshScaffold {
    let type: String
    let bytes: [UInt8]

    /// Types inside of others that it names, in place of others with the same last names.
    ///
    /// For example: `ListDisplay.Parts` in place of `ListViewModel.Parts`.
    func successors(of names: [String]) -> [String] {
        let nested = names.filter { $0.contains(".") }
        let written: Set<String>
        // A template can give anything; whoever writes its scaffold is told.
        do { written = Set(try SourceUses.read(bytes).names.keys) } catch { return [] }
        let found = nested.compactMap { name -> String? in
            let others = written.filter { $0.contains(".") && $0.lastPart == name.lastPart }
            return others.count == 1 && !written.contains(name) ? others.first : nil
        }
        return found.count == nested.count ? found : []
    }

    /// The property that it has in place of one of people's own, with the statement that gives it its value; empty where they
    /// differ by more.
    ///
    /// For example: `let writer: PartsWriter` and `writer = PartsWriter(startingFrom: descriptor)`.
    func property(in own: [UInt8], insteadOf isMeant: (_ name: String, _ declaration: [UInt8]) -> Bool) -> [String] {
        let (fresh, known) = (properties(in: bytes), properties(in: own))
        let missing = fresh.filter { property in !known.contains { $0.name == property.name } }
        let old = known.filter { property in !fresh.contains { $0.name == property.name } }
            .filter { isMeant($0.name, Array(own[$0.start..<$0.end])) }
        guard missing.count == 1, old.count == 1, let property = missing.first else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            .map { $0.trimmingPrefix { $0 == " " } }
        let assignments = lines.filter {
            $0.hasPrefix("\(property.name) = ") || $0.hasPrefix("self.\(property.name) = ")
        }
        let declaration = String(decoding: bytes[property.start..<property.end], as: UTF8.self)
        return [declaration] + assignments.prefix(1).map(String.init)
    }

    private func properties(in source: [UInt8]) -> [NamedPlace] {
        SourceOutline.read(source).blocks.filter { $0.type == type && !$0.isExtension }.flatMap(\.propertyPlaces)
    }
}

extension ChangeProblems {
    /// What to write in place of what is gone, as a fresh scaffold has it; empty where that doesn't tell.
    func written(insteadOf names: [String], by fresh: FreshScaffold, in source: HandwrittenSource) -> String? {
        let types = fresh.successors(of: names)
        if !types.isEmpty { return written(types) }
        let search = NameSearch(names.map(\.lastPart))
        return written(fresh.property(in: source.bytes) { search.findsAny(in: $1) })
    }

    private func written(_ words: [String]) -> String? {
        if words.isEmpty { return nil }
        return "write \(words.map { "'\($0)'" }.joined(separator: " and ")) in place of it"
    }

    func redeclares(
        _ member: DeclaredMember,
        _ declaration: SourceUses.Declaration,
        at offset: Int,
        in source: HandwrittenSource,
        _ fresh: FreshScaffold?
    ) -> Diagnostic {
        warning(
            .outdatedUse,
            at: offset,
            in: source,
            "'\(declaration.name)' has a '\(member.name)' of its own, and gets one from generated code now",
            fresh.flatMap { fresh in
                written(fresh.property(in: source.bytes) { name, _ in name == member.name })
            } ?? "remove yours, or give it another name"
        )
    }
}
