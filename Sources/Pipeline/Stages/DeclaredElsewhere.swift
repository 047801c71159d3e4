/// Compares the types to be written with those that the user's files already declare.
package struct DeclaredElsewhere {
    package let output: String

    package init(output: String) {
        self.output = output
    }

    /// Returns the paths of files that aren't needed, because their types or substitutes for them already exist.
    ///
    /// - Parameter missing: the scaffolds that would be written.
    package func filesGivingWay(among missing: [GeneratedFiles.TypeDeclaration]) throws(RunFailure) -> Set<String> {
        let declared = Set(try declared(missing).map(\.file.path)).union(try extended(missing))
        let rest = missing.filter { !$0.substitutes.isEmpty && !declared.contains($0.path) }
        return declared.union(try SubstitutedScaffolds(output: output).paths(among: rest))
    }

    /// Returns the paths of files whose extension is in another file of the module, because the file was renamed.
    private func extended(_ missing: [GeneratedFiles.TypeDeclaration]) throws(RunFailure) -> Set<String> {
        var paths: Set<String> = []
        for (folder, files) in Dictionary(grouping: missing.filter(\.isExtension), by: \.folder) {
            let search = NameSearch(Set(files.map(\.type)))
            let found = try sound(
                SourceFolder(path: TargetPackage(output: output).display(folder)).files { search.findsAny(in: $0) }
            )
            let stating = found.flatMap { SourceOutline.read($0.bytes).blocks }.filter { block in
                block.isExtension && block.inherited.contains { $0.hasPrefix(block.type) }
            }
            let types = Set(stating.map(\.type))
            paths.formUnion(files.filter { types.contains($0.type) }.map(\.path))
        }
        return paths
    }

    /// Returns the types of generated files that people have taken over.
    package func takenOver(
        among types: [GeneratedFiles.TypeDeclaration]
    ) throws(RunFailure) -> [GeneratedFiles.TypeDeclaration] {
        try declared(types).map(\.file)
    }

    /// Returns the types that their handwritten files may declare, which needs no change of the generated file.
    ///
    /// Only searches for a few bytes, since it checks all scenes in each run.
    func mayBeTakenOver(
        _ types: [GeneratedFiles.TypeDeclaration]
    ) -> [GeneratedFiles.TypeDeclaration] {
        let package = TargetPackage(output: output)
        let isDeclared = Parallel.map(types, jobs: Parallel.cores) { type in
            guard let file = type.ownFile else { return false }
            return FileSystem.bytes(of: package.display(file), upTo: 1 << 20)?.contains(text: "class " + type.type)
                == true
        }
        return zip(types, isDeclared).filter(\.1).map(\.0)
    }

    /// Reports types of generated files that would be declared twice.
    ///
    /// - Parameter missing: the generated files that would be written, with the specs that need them.
    func clashes(
        among missing: [(file: GeneratedFiles.TypeDeclaration, origin: SourceLocation?)]
    ) throws(RunFailure) -> [Diagnostic] {
        let origins = Dictionary(missing.map { ($0.file, $0.origin) }) { first, _ in first }
        let declared = try declared(missing.map(\.file))
        let generated = Set(declared.map(\.place)).filter(isGenerated)
        let clashes = declared.filter { !generated.contains($0.place) }.map { file, place in
            if let destination = file.belongsTo { return misplaced(file, at: place, destination, origins[file] ?? nil) }
            return Diagnostic(
                .typeDeclared,
                at: origins[file] ?? nil,
                "the spec generates '\(file.type)' now, but '\(place)' declares it",
                note:
                    "delete '\(file.type)' and its extensions there once you no longer need them, or revert the spec; then run again"
            )
        }
        return generated.sorted().map(outsideOfGenerated) + clashes
    }

    private func isGenerated(_ path: String) -> Bool {
        SourceFolder.beginning(of: path, upTo: Header.reach).map { EmittedHeader.header.marks($0) } ?? false
    }

    /// Returns the error for a generated file in a folder with another name, or for a copy: the spec isn't to blame.
    private func outsideOfGenerated(_ path: String) -> Diagnostic {
        Diagnostic(
            .typeDeclared,
            at: SourceLocation(path: path, line: 1, column: 1),
            "this generated file isn't in a folder 'Generated', and the specs generate its types again",
            note: "delete it, or move it back to its folder 'Generated'; then run again"
        )
    }

    private func misplaced(
        _ file: GeneratedFiles.TypeDeclaration,
        at place: String,
        _ destination: GeneratedFiles.Destination,
        _ origin: SourceLocation?
    ) -> Diagnostic {
        Diagnostic(
            .typeInOtherModule,
            at: origin,
            "'\(file.type)' belongs in the module '\(destination.module)', but '\(place)' declares it",
            note: "\(destination.move), then run again"
        )
    }

    private func declared(
        _ files: [GeneratedFiles.TypeDeclaration]
    ) throws(RunFailure) -> [(file: GeneratedFiles.TypeDeclaration, place: String)] {
        var result: [(file: GeneratedFiles.TypeDeclaration, place: String)] = []
        for (folder, files) in Dictionary(grouping: files, by: \.folder).sorted(by: { $0.key < $1.key }) {
            let path = TargetPackage(output: output).display(folder)
            // A file that can't be read may declare any of them.
            let found = try sound(SourceFolder(path: path).typesDeclared(among: Set(files.map(\.type))))
            result += files.compactMap { file in found[file.type].map { (file, $0) } }
        }
        return result
    }
}
