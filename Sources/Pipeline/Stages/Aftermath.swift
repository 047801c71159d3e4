import CodeGeneration
package import Diagnostics
package import FileEmission
import ProjectModel
import ScaffoldSync

/// What carrying out a plan means for the user's own files: which no longer compile, and where.
package struct Aftermath {
    package let output: String
    /// Whether what scaffolds lack is added to them.
    let isSynchronised: Bool
    /// Files and folders of the user's that move together with the change.
    package var moves: [Relocation] = []
    /// Tests as they are going to be, by their paths, where calls in them follow what a type has grown by.
    package var amendedTests: [String: [UInt8]] = [:]

    package init(output: String, isSynchronised: Bool, moves: [Relocation] = []) {
        self.output = output
        self.isSynchronised = isSynchronised
        self.moves = moves
    }

    package func warnings(of plan: Plan, _ result: Stages.Result, in directory: TargetDirectory) throws(RunFailure)
        -> [Diagnostic]
    {
        // In a fresh package there is nothing of the user's yet.
        guard plan.steps.contains(where: { $0.action == .replace || $0.action == .remove || $0.action == .keep }) else {
            return []
        }
        let changes = plan.contentChanges(ofFilesEnding: ".swift", in: directory)
            .map { GeneratedChange(path: $0.path, before: $0.before, after: $0.after) }
        if changes.isEmpty { return [] }
        let review = ChangeReview(package(result)) { TargetPackage(output: output).display($0) }
        let sources = HandwrittenSources(output: output)
        let findings = try review.findings(for: changes) { isWanted throws(RunFailure) in
            try sources.all(of: result.project, where: isWanted)
                .map { (moved($0.path), amendedTests[$0.path] ?? $0.bytes) }
        }
        let found = findings.diagnostics
        let placed = moves.isEmpty ? found : found.compactMap(beforeMove)
        if placed.hasErrors { throw .input(placed) }
        guard areScaffoldsHinted else { return placed }
        let synchronisation = Synchronisation(output: output, stubs: .comment)
        return placed + (try synchronisation.hints(for: findings.changed, of: result.project))
    }

    /// Whether scaffolds are told of what they lack by now, as `generate --sync` would find it.
    private var areScaffoldsHinted: Bool { !isSynchronised && moves.isEmpty }

    private func moved(_ path: String) -> String {
        moves.lazy.compactMap { $0.following(path) }.first ?? path
    }

    /// With the place where the file still is. What moves goes on using what moves with it.
    private func beforeMove(_ finding: Diagnostic) -> Diagnostic? {
        let package = TargetPackage(output: output)
        guard let path = finding.location?.path else { return finding }
        let ways = moves.map { Relocation(from: package.display($0.to), to: package.display($0.from)) }
        guard let old = ways.lazy.compactMap({ $0.following(path) }).first else { return finding }
        var finding = finding
        finding.location?.path = old
        return finding.id.hasSuffix("-left-over") ? nil : finding
    }

    private func package(_ result: Stages.Result) -> ChangeReview.Package {
        let (project, generated) = (result.project, result.generated)
        var package = ChangeReview.Package()
        for module in SourceModules.all(of: project) { package.modules[module.folder] = module.name }
        for feature in project.features { package.reexported[feature.sources] = feature.uiSources }
        package.generatedFiles = Set(generated.files.map(\.path))
        package.generatedCode = generated.files
            .filter { $0.ownership == .generated && $0.path.hasSuffix(".swift") }.map { ($0.path, $0.contents) }
        let ownTypes = generated.yieldingTypes + generated.typeScaffolds
        for scaffold in ownTypes {
            package.scaffolded[scaffold.folder, default: []].insert(scaffold.type)
        }
        if isSynchronised || areScaffoldsHinted {
            package.synchronised = ScaffoldContracts.types(of: project)
            package.synchronisedInitializers = ScaffoldContracts.typesMadeBySpecs(of: project)
        }
        let scaffolds = Dictionary(ownTypes.map { ($0.type, $0) }) { first, _ in first }
        package.freshScaffold = { type in scaffolds[type].flatMap { generated.freshScaffold($0) } }
        return package
    }
}

extension GeneratedFiles {
    /// What a scaffold begins with; a template that doesn't fit is told when the scaffold is written.
    fileprivate func freshScaffold(_ type: TypeDeclaration) -> [UInt8]? {
        do { return try contents(declaring: type) } catch { return nil }
    }
}
