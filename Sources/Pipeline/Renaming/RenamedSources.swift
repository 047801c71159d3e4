/// Handwritten sources with the new names, and the possible uses that were left.
struct RenamedSources {
    /// The edits, at the paths before any move.
    private(set) var amendments: [Amendment] = []
    private(set) var left: LeftFindings

    init(
        _ rename: Rename,
        _ changes: NameChanges,
        _ handwritten: [(path: String, bytes: [UInt8])],
        _ names: RenamedNames,
        output: String
    ) throws(RunFailure) {
        left = LeftFindings(output: output)
        let known = Self.knownTypes(handwritten, names, isNeeded: !changes.members.isEmpty || !changes.labels.isEmpty)
        let shadowing = try Self.shadowing(changes, handwritten, names, output)
        var renaming = SourceRenaming(changes, known, shadowed: [])
        let words = Self.words(rename, changes)
        let search = NameSearch(changes.names.union(words))
        for (path, bytes) in handwritten where search.findsAny(in: bytes) {
            renaming.shadowed = names.module(of: path).flatMap { shadowing[$0] } ?? []
            do throws(NestedTooDeeply) {
                let found = try renaming.read(bytes)
                let mentions = try MentionedNames.find(words, in: bytes).map { Self.mention($0, rename) }
                let edits = SourceRenaming.edits(found)
                left.add(found.filter { $0.kind == .unsure }.map(Self.unsure) + mentions, path, bytes, edits)
                let after = edits.applied(to: bytes)
                if after != bytes { amendments.append(Amendment(path: path, before: bytes, after: after)) }
            } catch {
                throw .input([error.diagnostic(in: bytes, path: TargetPackage(output: output).display(path))])
            }
        }
    }

    /// Reports possible uses of the names in Objective-C, which isn't parsed here, and leaves them to people.
    mutating func look(into objectiveC: [PackageDocuments.File], for changes: NameChanges) {
        let names = changes.wordsElsewhere
        for (path, bytes) in objectiveC {
            let left = MentionedNames.words(in: bytes).compactMap { word in
                names[word.name].map { Self.unsure(word.name, $0, at: word.offset) }
            }
            self.left.add(left, path, bytes)
        }
    }

    private static func knownTypes(
        _ handwritten: [(path: String, bytes: [UInt8])],
        _ names: RenamedNames,
        isNeeded: Bool
    ) -> KnownTypes {
        let generated = isNeeded ? names.before.filter { $0.key.hasSuffix(".swift") }.map(\.value) : []
        return KnownTypes(of: handwritten.map(\.bytes) + generated)
    }

    /// Returns the types with old names that other modules declare themselves, by module.
    private static func shadowing(
        _ changes: NameChanges,
        _ handwritten: [(path: String, bytes: [UInt8])],
        _ names: RenamedNames,
        _ output: String
    ) throws(RunFailure) -> [String: Set<String>] {
        let types = Set(changes.types.keys)
        let new = Set(changes.types.values)
        let search = NameSearch(types.union(new))
        var shadowing: [String: Set<String>] = [:]
        var taken: [Diagnostic] = []
        for (path, bytes) in handwritten where search.findsAny(in: bytes) {
            guard let declared = try? DeclaredTypes.names(in: bytes), let module = names.module(of: path) else {
                continue
            }
            for name in declared {
                if types.contains(name), changes.declaringModules[name]?.contains(module) != true {
                    shadowing[module, default: []].insert(name)
                }
                if new.contains(name) { taken.append(Self.taken(name, path, bytes, output)) }
            }
        }
        if !taken.isEmpty { throw .input(taken) }
        return shadowing
    }

    private static func taken(_ name: String, _ path: String, _ bytes: [UInt8], _ output: String) -> Diagnostic {
        let use = (try? NameUses.find([name], in: bytes))?.first
        return Diagnostic(
            .nameClash,
            at: bytes.location(of: use?.offset ?? 0, path: TargetPackage(output: output).display(path)),
            "'\(name)' is a name that would be given, and is declared here",
            note: "choose another new name, or rename this type"
        )
    }

    /// Returns the words to search for where a use is unclear, without the everyday words that name modules or
    /// services.
    private static func words(_ rename: Rename, _ changes: NameChanges) -> Set<String> {
        let types = Set(changes.types.keys)
        if rename.kind == .scene { return types.union(RenamedWord(rename.old, to: rename.new).oldWords) }
        return types.union(changes.modules.keys)
    }

    private static func unsure(_ use: SourceRenaming.Occurrence) -> LeftFindings.Leftover {
        unsure(use.name, use.newName, at: use.offset)
    }

    private static func unsure(_ name: String, _ newName: String, at offset: Int) -> LeftFindings.Leftover {
        LeftFindings.Leftover(
            offset: offset,
            message: "'\(name)' may be what is now called '\(newName)'; it was left as it is",
            note: "if it is, write '\(newName)'"
        )
    }

    private static func mention(_ use: NameUses.Use, _ rename: Rename) -> LeftFindings.Leftover {
        LeftFindings.Leftover(
            offset: use.offset,
            message: "'\(use.name)' in a text or comment was left as it is",
            note: "write the new name if this is about the \(rename.kind.rawValue) '\(rename.old)'"
        )
    }
}

extension NameChanges {
    /// The names that sources in other languages may use, each with its new one. The renamed word itself can mean
    /// anything there, unless it is a module's name.
    fileprivate var wordsElsewhere: [String: String] {
        let members = members.filter { !words.contains($0.key.name) }.map { ($0.key.name, $0.value) }
        let all = modules.map { ($0.key, $0.value) } + types.map { ($0.key, $0.value) } + members.sorted { $0 < $1 }
        return Dictionary(all) { first, _ in first }
    }
}
