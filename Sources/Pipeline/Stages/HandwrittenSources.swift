/// Reads the Swift sources of the target package that aren't generated.
struct HandwrittenSources {
    let output: String

    /// Returns those of all modules and tests, by path in the target package. Sources that fail the predicate aren't
    /// kept in memory.
    ///
    /// If a module's `sources:` are outside of `Sources`, the folders of its interface, views, test support and
    /// sandbox are there, too.
    func all(
        of project: Project,
        alsoIn others: [String] = [],
        where isWanted: @escaping @Sendable ([UInt8]) -> Bool = { _ in true }
    ) throws(RunFailure) -> [(path: String, bytes: [UInt8])] {
        let modules = SourceModules.all(of: project).map(\.folder)
        // What lies in another one is read with that.
        let folders = Set(modules + others).sorted().reduce(into: ["Sources", "Tests"]) { known, folder in
            if !known.contains(where: { "\(folder)/".hasPrefix($0 + "/") }) { known.append(folder) }
        }
        var sources: [(path: String, bytes: [UInt8])] = []
        for folder in folders where SourceFolder.exists(TargetPackage(output: output).display(folder)) {
            let own = SourceFolder(path: TargetPackage(output: output).display(folder))
            let files = try sound(own.files(jobs: Parallel.cores, where: isWanted))
            sources += files.map { ("\(folder)/\($0.path)", $0.bytes) }
        }
        return sources
    }
}
