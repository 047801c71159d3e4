/// The declarations of generated code and scaffolds before and after a change of specs, and the renamings.
struct RenamedNames {
    typealias Files = [String: [UInt8]]

    let before: Files
    let after: Files
    private let word: RenamedWord
    private let modulesBefore: [SourceModule]
    private let modulesAfter: [SourceModule]
    private let foldersBefore: ModuleFolderNames

    init(_ specs: RenamedSpecs, from before: Stages.Result, to after: Stages.Result) throws(RunFailure) {
        word = RenamedWord(specs.rename.old, to: specs.rename.new)
        let unchanged = specs.unchangedScenes
        self.before = try Self.files(of: before.generated, besides: unchanged)
        self.after = try Self.files(of: after.generated, besides: unchanged)
        modulesBefore = SourceModules.all(of: before.project)
        foldersBefore = ModuleFolderNames(modulesBefore)
        modulesAfter = SourceModules.all(of: after.project)
    }

    /// Returns the files, with the contents of scaffolds.
    ///
    /// - Parameter unchanged: the specs whose scaffolds declare the same before and after; they aren't rendered.
    private static func files(
        of generated: GeneratedFiles,
        besides unchanged: Set<String>
    ) throws(RunFailure) -> Files {
        var files: Files = [:]
        for file in generated.files {
            guard file.ownership == .scaffold, file.origin.map({ !unchanged.contains($0.path) }) ?? true else {
                files[file.path] = file.contents
                continue
            }
            files[file.path] = try rendering(try generated.contents(ofScaffold: file.path))
        }
        return files
    }

    func changes() throws(RunFailure) -> NameChanges {
        let (old, new) = (try declared(in: before, unlike: after), try declared(in: after, unlike: before))
        var changes = NameChanges()
        changes.modules = modules
        changes.words = word.oldWords
        for type in old.names.types where !new.names.types.contains(type) {
            let names = Set(new.names.types.map(\.name))
            guard let name = word.candidates(for: type.name).first(where: names.contains) else { continue }
            changes.types[type.name] = name
            changes.owners[type.name, default: []].insert(type.owner)
            changes.declaringModules[type.name] = old.modules[type.name]
        }
        let types = changes.types
        func following(_ member: NameChanges.Member) -> String {
            var parts = member.owner.split(separator: ".").map(String.init)
            if let first = parts.first { parts[0] = types[first] ?? first }
            return parts.joined(separator: ".")
        }
        func renamed(_ olds: Set<NameChanges.Member>, _ news: Set<NameChanges.Member>) -> [NameChanges.Member: String] {
            var result: [NameChanges.Member: String] = [:]
            for member in olds {
                let owner = following(member)
                if news.contains(.init(member.name, of: owner)) { continue }
                result[member] = word.candidates(for: member.name).first { news.contains(.init($0, of: owner)) }
            }
            return result
        }
        changes.members = renamed(old.names.members, new.names.members)
        changes.labels = renamed(old.names.labels, new.names.labels)
        return changes
    }

    /// The modules whose names are built from the old name, with their new names.
    private var modules: [String: String] {
        let names = Set(modulesAfter.map(\.name))
        var modules: [String: String] = [:]
        for name in Set(modulesBefore.map(\.name)) where !names.contains(name) {
            modules[name] = word.candidates(for: name).first(where: names.contains)
        }
        return modules
    }

    /// The moves of renamed modules' folders, innermost first.
    var folders: [Relocation] {
        let modules = modules
        let after = Dictionary(grouping: modulesAfter, by: \.name).mapValues { $0.map(\.folder) }
        let before = Dictionary(grouping: modulesBefore, by: \.name).mapValues { $0.map(\.folder) }
        var moves: Set<Relocation> = []
        for (name, folders) in before {
            for (from, to) in zip(folders, after[modules[name] ?? name] ?? []) where from != to {
                moves.insert(Relocation(from: from, to: to))
            }
        }
        return moves.sorted { ($1.from.count, $0.from) < ($0.from.count, $1.from) }
    }

    func module(of path: String) -> String? { foldersBefore.module(of: path) }

    private struct Declared {
        var names = DeclaredNames()
        var modules: [String: Set<String>] = [:]
    }

    /// Returns the declarations in files that the other side lacks or has with other contents.
    private func declared(in files: Files, unlike other: Files) throws(RunFailure) -> Declared {
        var declared = Declared()
        for (path, bytes) in files where path.hasSuffix(".swift") && other[path] != bytes {
            do throws(NestedTooDeeply) {
                let names = try DeclaredNames(of: bytes)
                declared.names.formUnion(names)
                guard let module = module(of: path) else { continue }
                for type in names.types { declared.modules[type.name, default: []].insert(module) }
            } catch {
                throw .generator([error.diagnostic(in: bytes, path: path)])
            }
        }
        return declared
    }
}
