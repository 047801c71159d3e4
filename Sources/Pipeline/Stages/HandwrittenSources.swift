import Diagnostics
import Parallelism
import ProjectModel
import SpecReading

/// The Swift sources of the target package that nobody generates.
struct HandwrittenSources {
    let output: String

    /// Of all modules and tests, by their paths in the target package. What isn't wanted isn't kept.
    func all(
        of project: Project,
        alsoIn others: [String] = [],
        where isWanted: @escaping @Sendable ([UInt8]) -> Bool = { _ in true }
    ) throws(RunFailure) -> [(path: String, bytes: [UInt8])] {
        let modules = project.features.map(\.sources) + project.coreModules.map(\.sources) + [project.appSources]
        let moved = Set(modules + others).subtracting(["Sources", "Tests"])
            .filter { !$0.hasPrefix("Sources/") && !$0.hasPrefix("Tests/") }
        let folders = ["Sources", "Tests"] + moved.sorted()
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
