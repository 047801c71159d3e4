import Basics
import CodeGeneration
import ProjectModel

/// The Swift sources of the target package that nobody generates.
struct HandwrittenSources {
    let output: String

    /// Of all modules and tests, by their paths in the target package. What isn't wanted isn't kept.
    ///
    /// A module whose `sources:` are outside of `Sources` has the folders of its interface, views, test support and sandbox there, too.
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
            let reading = SourceFolder(path: TargetPackage(output: output).display(folder))
                .files(jobs: Parallel.cores, where: isWanted)
            if reading.diagnostics.hasErrors { throw RunFailure(reading.diagnostics) }
            sources += reading.files.map { ("\(folder)/\($0.path)", $0.bytes) }
        }
        return sources
    }
}
