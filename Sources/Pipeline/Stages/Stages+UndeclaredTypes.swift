extension Stages.Result {
    /// Reports the types in specs that nothing in the package declares. Known generated sources aren't read.
    func undeclaredTypes(output: String, in plan: Plan) throws(RunFailure) -> [Diagnostic] {
        let types = UndeclaredTypes(specs)
        if types.isEmpty { return [] }
        let folder = PackageFolder(path: output.isEmpty ? "." : output)
        let paths = try sound(
            folder.allFiles(endings: ["swift", "h"]) { path in
                ForeignFolders.dependencies.contains(ForeignFolders.name(of: path))
            }
        )
        let generated = plan.generatedPaths
        let own = paths.filter { !generated.contains($0) }
        let placed = types.placedNames
        let found = Parallel.map(Parallel.chunks(of: own), jobs: Parallel.cores) { paths in
            paths.reduce(into: (names: Set<String>(), files: [String: Set<String>]())) { found, path in
                guard let bytes = folder.bytes(of: path) else { return }
                let names = path.hasSuffix(".h") ? Self.words(of: bytes) : DeclarationSearch.declaredNames(in: bytes)
                found.names.formUnion(names)
                for name in names.intersection(placed) { found.files[name, default: []].insert(path) }
            }
        }
        let designed = (designed?.sources ?? []).map { DeclarationSearch.declaredNames(in: $0.contents) }
        // A name that looks like a slip is told as that already.
        let told = Set(warnings.lazy.filter { $0.kind == .unknownName }.map(\.location))
        let declared = (found.map(\.names) + designed).reduce(into: Set()) { $0.formUnion($1) }
        let files = found.reduce(into: [:]) { all, next in all.merge(next.files) { $0.union($1) } }
        return types.problems(declared: declared, in: files)
            .filter { $0.severity == .error || !told.contains($0.location) }
    }

    /// Returns the words of a header, which declares types in too many ways to tell apart.
    private static func words(of header: [UInt8]) -> Set<String> {
        Set(
            String(decoding: header, as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(
                String.init
            )
        )
    }
}
