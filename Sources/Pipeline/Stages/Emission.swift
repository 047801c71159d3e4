/// The last stage: compares planned files with the target package and writes them.
package struct Emission {
    package let output: String
    /// Changes the contents of a scaffold before it is written.
    package var fillIn: (_ path: String, _ contents: [UInt8]) -> [UInt8] = { $1 }

    /// Returns the plan. Only reads.
    package func plan(_ files: GeneratedFiles, in directory: TargetDirectory) throws(RunFailure) -> Plan {
        var generated = files
        var plan = try compared(generated, with: directory)
        let written = Set(plan.written.map(\.path))
        let elsewhere = DeclaredElsewhere(output: output)
        let same = generated.yieldingTypes.filter { !written.contains($0.path) }
        let taken = try elsewhere.takenOver(
            among: generated.yieldingTypes.filter { written.contains($0.path) }
                + elsewhere.mayBeTakenOver(same)
        )
        if !taken.isEmpty {
            try rendering(try generated.leaveOut(taken))
            plan = try compared(generated, with: directory)
        }
        try TargetPackage(output: output).requireReadableManifest()
        try leaveNeighbours(in: &plan, generated)
        try compareWithSources(of: &plan, generated)
        // Before there are scaffolds, too: the tree of the largest generated file takes about as much memory as they do.
        let syntax = EmittedSyntax(of: generated)
        var faults = syntax.faults(in: plan) { $0.ownership != .scaffold }
        try rendering(
            try plan.fillScaffolds { path throws(RenderingFault) in
                fillIn(path, try generated.contents(ofScaffold: path))
            }
        )
        faults += syntax.faults(in: plan) { $0.ownership == .scaffold }
        if !faults.isEmpty { throw .rendering(faults) }
        return plan
    }

    private func compared(
        _ generated: GeneratedFiles,
        with directory: TargetDirectory
    ) throws(RunFailure) -> Plan {
        let names = generated.orphanNames
        let (plan, diagnostics) = Plan.make(
            files: generated.files,
            in: directory,
            header: EmittedHeader.header,
            rootFiles: generated.rootFiles,
            naming: { names?.orphan(at: $0) != nil }
        )
        if diagnostics.hasErrors {
            let offered = offeringToKeepTheManifest(namingEjection(diagnostics, of: generated.files, plan), plan)
            throw RunFailure(offered)
        }
        return plan
    }

    /// Adds the way to keep the manifest to its diagnostic: no other file that is in the way may stay.
    private func offeringToKeepTheManifest(_ diagnostics: [Diagnostic], _ plan: Plan) -> [Diagnostic] {
        let obstacle = plan.obstacles.first { $0.isFile && $0.path == "Package.swift" }
        return diagnostics.map { diagnostic in
            guard diagnostic == obstacle?.diagnostic else { return diagnostic }
            let spec = diagnostic.location?.path ?? "project.yml"
            var result = diagnostic
            result.notes.insert(Diagnostic.Note("to keep it, write 'manifest: team' in '\(spec)'"), at: 0)
            return result
        }
    }

    /// Keeps files that another project's specs generate.
    private func leaveNeighbours(in plan: inout Plan, _ generated: GeneratedFiles) throws(RunFailure) {
        guard let specs = generated.specsFolder else { return }
        let stale = Set(plan.changes.filter { $0.action == .remove }.map(\.path))
        let planned = Set(generated.files.map(\.path))
        let neighbours = NeighbouringProjects(output: output, specs: specs)
        let claims = neighbours.claims(among: stale, besides: planned)
        let problems = claims.compactMap { claim in
            claim.clash(with: planned) { TargetPackage(output: output).display($0) }
        }
        if !problems.isEmpty { throw .input(problems) }
        let folders = plan.changes.filter { step in
            step.action == .removeFolder && claims.contains { $0.path.hasPrefix(step.path + "/") }
        }
        plan.leaveOut(Set(claims.map(\.path) + folders.map(\.path)))
    }

    /// Compares with the user's sources: only the types of files to be written, and the names of new files.
    private func compareWithSources(of plan: inout Plan, _ generated: GeneratedFiles) throws(RunFailure) {
        let written = plan.written
        guard !written.isEmpty else { return }
        let origins = Dictionary(written.map { ($0.path, $0.file?.origin) }) { first, _ in first }
        let elsewhere = DeclaredElsewhere(output: output)
        let clashes = try elsewhere.clashes(
            among: generated.claims.compactMap { file in origins[file.path].map { (file, $0) } }
        )
        if clashes.hasErrors { throw .input(clashes) }
        plan.leaveOut(try elsewhere.filesGivingWay(among: generated.typeScaffolds.filter { origins[$0.path] != nil }))
        let namesakes = FileNamesakes(output: output, folders: generated.moduleFolders).clashes(
            with: plan.changes.filter { $0.action == .create }.compactMap(\.file)
        )
        if namesakes.hasErrors { throw RunFailure(namesakes) }
    }

    package func carryOut(
        _ plan: Plan,
        in directory: TargetDirectory,
        onProgress: @escaping @Sendable (Emitter.Progress) -> Void = { _ in }
    ) throws(RunFailure) -> Emitter.Report {
        try sound(Emitter(onProgress: onProgress).carryOut(plan, in: directory))
    }

    /// Opens the output's folder for writing if it is held, otherwise for reading.
    func open(_ held: inout HeldFolders?) throws(RunFailure) -> TargetDirectory {
        guard var folders = held else { return try openForReading() }
        defer { held = folders }
        return try folders.openOutput()
    }

    package func openForReading() throws(RunFailure) -> TargetDirectory {
        try onDisk(try TargetDirectory.reading(output))
    }
}

extension Plan {
    /// The planned files that are missing or have other contents.
    fileprivate var written: [Step] { changes.filter { $0.action == .create || $0.action == .replace } }
}
