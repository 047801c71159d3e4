/// Changes imports when a scene moves to another module, where it is certain which module each name comes from.
///
/// Each change can be undone, to the byte, by moving back; otherwise the file stays as it is.
struct MovedImports {
    /// The modules before or after the move.
    struct Side {
        let modules: [SourceModule]
        var names: [String: ModuleNames] = [:]
        private let folders: ModuleFolderNames

        init(modules: [SourceModule]) {
            self.modules = modules
            folders = ModuleFolderNames(modules)
        }

        func module(of path: String) -> String? { folders.module(of: path) }

        func mayImport(_ module: String, in importing: String?) -> Bool {
            modules.contains { $0.name == importing && $0.dependencies.contains(module) }
        }
    }

    let before: Side
    let after: Side
    /// The old module and those around it, each with its replacement for the scene.
    let counterparts: [String: String]
    /// The search for the modules' names.
    private let search: NameSearch
    /// True to remove an import whose replacement is there already, although moving back can't tell that both were.
    private var removes = true

    init(before: Side, after: Side, counterparts: [String: String]) {
        self.before = before
        self.after = after
        self.counterparts = counterparts
        search = NameSearch(before.names.keys)
    }

    /// The paths of a source before and after the move.
    struct File {
        var path: String
        var pathAfter: String

        var reversed: File { File(path: pathAfter, pathAfter: path) }
    }

    /// - Returns: `nil` if nothing changes.
    /// - Throws: if the source is nested too deeply to be read.
    func edited(_ source: [UInt8], _ file: File) throws(NestedTooDeeply) -> ImportLines? {
        // Nothing of the modules is imported.
        guard search.findsAny(in: source) else { return nil }
        var careful = self
        careful.removes = false
        for imports in [self, careful] {
            guard let lines = try imports.forwards(source, file) else { continue }
            if try imports.reversed.forwards(lines.bytes, file.reversed)?.bytes == source { return lines }
        }
        return nil
    }

    private var reversed: MovedImports {
        let counterparts = Dictionary(counterparts.map { ($0.value, $0.key) }) { first, _ in first }
        var reversed = MovedImports(before: after, after: before, counterparts: counterparts)
        reversed.removes = removes
        return reversed
    }

    private func forwards(_ source: [UInt8], _ file: File) throws(NestedTooDeeply) -> ImportLines? {
        var lines = ImportLines(source)
        for module in before.names.keys.sorted() where !lines.places(of: module).isEmpty {
            if try !change(module, in: &lines, source, file) { return nil }
        }
        let result = lines.bytes
        return result == source ? nil : lines
    }

    /// - Returns: true if all necessary changes were possible.
    private func change(
        _ module: String,
        in lines: inout ImportLines,
        _ source: [UInt8],
        _ file: File
    ) throws(NestedTooDeeply) -> Bool {
        let way = try way(of: module, in: source, file)
        if way.targets.isEmpty { return true }
        let importing = after.module(of: file.pathAfter)
        let targets = way.targets.filter { $0 != importing }
        guard targets.allSatisfy({ after.mayImport($0, in: importing) }) else { return false }
        // From the last on: the places of those before stay.
        for place in lines.places(of: module).reversed() {
            var missing = targets.filter { !lines.imports($0, as: place) }
            if !way.isStillUsed {
                guard let first = missing.first else {
                    if removes, !lines.remove(place) { return false }
                    continue
                }
                missing.removeFirst()
                if !missing.isEmpty { return false }
                lines.replace(place, by: first)
            }
            for target in missing where !lines.add(target, beside: place) { return false }
        }
        return true
    }

    private struct Way {
        /// The modules that declare the used names.
        var targets: [String] = []
        /// True if something that stays in the module is used, or might be.
        var isStillUsed = false
    }

    private func way(of module: String, in source: [UInt8], _ file: File) throws(NestedTooDeeply) -> Way {
        let (old, new) = (before.names[module] ?? ModuleNames([]), after.names[module] ?? ModuleNames([]))
        var way = Way()
        let used = Set(try NameUses.find(old.all.union(new.all), in: source).map(\.name))
        way.isStillUsed = !used.isDisjoint(with: new.all)
        let gone = used.intersection(old.types).subtracting(new.types)
        let targets = after.names.filter { name, names in
            let added = names.types.subtracting(before.names[name]?.types ?? [])
            return name != module && !added.isDisjoint(with: gone)
        }
        way.targets = targets.keys.sorted()
        // `Module.Type`, of whatever it is.
        let isQualified = try NameUses.find([module], in: source).contains { use in
            source[(use.offset + module.utf8.count)...].first == UInt8(ascii: ".")
        }
        if isQualified { way.isStillUsed = true }
        if way.targets.isEmpty, !way.isStillUsed, file.path != file.pathAfter, let own = counterparts[module] {
            way.targets = [own]
        }
        return way
    }
}
