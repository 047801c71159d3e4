extension DisplacedModules {
    /// Reports scaffolds that would be created although people's files of the same names exist in a folder that is no
    /// target of `Package.swift`.
    func strayScaffolds(in plan: Plan) -> [Diagnostic] {
        let created = plan.steps.filter { $0.action == .create }
        guard project.teamManifest == nil, project.build.contains(.swiftpm), hasBegun(created) else { return [] }
        let scaffolds = created.filter { step in
            step.file?.ownership == .scaffold && step.path.hasSuffix(".swift")
                && moduleFolders.folder(of: step.path) != nil
        }
        if scaffolds.isEmpty { return [] }
        let found = Dictionary(grouping: sources().filter(isUncompiled), by: ForeignFolders.name)
        if found.isEmpty { return [] }
        let claimed = othersFiles(among: Set(found.values.joined()), plan)
        return scaffolds.compactMap { scaffold in
            let name = ForeignFolders.name(of: scaffold.path)
            let stray = found[name]?.first { path in
                !claimed.contains(path) && !isKept(path)
                    && SourceFolder.beginning(of: display(path), upTo: 1 << 16).map {
                        NameSearch([Self.type(of: path)]).findsAny(in: $0)
                    } == true
            }
            return stray.map { self.stray($0, of: scaffold) }
        }
    }

    private func isUncompiled(_ path: String) -> Bool {
        !path.isGenerated && ["Sources", "Tests"].contains { path.hasPrefix($0 + "/") }
    }

    private func stray(_ path: String, of scaffold: Plan.Step) -> Diagnostic {
        let name = ForeignFolders.name(of: path)
        return Diagnostic(
            .missingFolder,
            at: SourceLocation(path: display(path), line: 1, column: 1),
            "'\(name)' is in a folder of no module, and would be written anew in '\(scaffold.path.dropLast(name.count + 1))'",
            notes: [
                Diagnostic.Note("move it to '\(display(scaffold.path))'"),
                Diagnostic.Note(
                    "if it is left over, delete it, or list '\(path)' under 'unmanaged' in '\(project.specPath)'"
                ),
            ]
        )
    }
}
