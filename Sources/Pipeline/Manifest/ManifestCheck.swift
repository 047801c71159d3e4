/// Compares a handwritten manifest with the specs.
package struct ManifestCheck {
    package let project: Project
    package let output: String

    package init(project: Project, output: String) {
        self.project = project
        self.output = output
    }

    /// Returns each difference; none if the manifest is generated, which the plan compares, or no module is.
    package func differences() throws(RunFailure) -> [Diagnostic] {
        guard !project.isResolverOnly, let places = project.teamManifest else { return [] }
        guard SourceFolder.exists(path) else { return project.isAppAlone ? [] : [missing(at: places.manifest)] }
        let manifest = try ManifestDump(package: output, place: places.manifest).read()
        var comparison = ManifestComparison(project: project, places: places, manifest: manifest)
        comparison.mirrors = PackageMirrors(package: output).mirrors(of: comparison.addressesInDoubt)
        return header(at: places.manifest) + comparison.differences()
    }

    private var path: String { TargetPackage(output: output).display("Package.swift") }

    /// Reports the generated header of a manifest that is now the team's: readers would take it for generated.
    private func header(at place: SourceLocation) -> [Diagnostic] {
        guard let beginning = SourceFolder.beginning(of: path, upTo: 1024), EmittedHeader.header.marks(beginning) else {
            return []
        }
        return [
            Diagnostic(
                .manifestHeader,
                at: place,
                "'manifest: team' is set, but '\(path)' has the header of generated files",
                notes: [Diagnostic.Note("delete its second line")]
            )
        ]
    }

    private func missing(at place: SourceLocation) -> Diagnostic {
        Diagnostic(
            .manifestMissing,
            at: place,
            "there is no '\(path)'",
            notes: [
                Diagnostic.Note("write it, or remove 'manifest: team', run 'vipergen generate' and add it again")
            ]
        )
    }
}
