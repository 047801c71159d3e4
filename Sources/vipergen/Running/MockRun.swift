import Diagnostics
import FileEmission
import MockGeneration
import Parallelism
import ProjectModel

/// The stages from Swift sources to mocks on disk.
struct MockRun {
    let options: MockOptions
    let paths: [String]
    let inherited: [String]
    let output: String

    /// What is to be written; problems of single protocols don't keep the others from it.
    func files(singleFile: String?) throws(RunFailure) -> (files: [PlannedFile], problems: [Diagnostic]) {
        let (sources, unread) = SwiftSources.read(paths, jobs: options.jobs ?? Parallel.cores)
        if unread.hasErrors { throw RunFailure(unread) }
        let (others, unreadOthers) = SwiftSources.read(inherited, jobs: options.jobs ?? Parallel.cores)
        if unreadOthers.hasErrors { throw RunFailure(unreadOthers) }
        let mocks = MockGenerator(options: options).generate(
            sources.map { MockSource(path: $0.path, bytes: $0.bytes) }
                + others.map { MockSource(path: $0.path, bytes: $0.bytes, isOfOtherModule: true) }
        )
        let files = mocks.files.map { file in
            PlannedFile(
                path: "Generated/\(singleFile ?? file.className + ".swift")",
                contents: Array(file.text.utf8),
                ownership: .generated,
                origin: file.location
            )
        }
        return (files, mocks.diagnostics)
    }

    func plan(_ files: [PlannedFile], in directory: TargetDirectory) throws(RunFailure) -> Plan {
        let (plan, diagnostics) = Plan.make(
            files: files,
            in: directory,
            header: Header(options.writer.headerBeginning),
            searched: ["Generated"],
            jobs: options.jobs
        )
        if diagnostics.hasErrors { throw RunFailure(diagnostics) }
        return plan
    }

    func carryOut(_ plan: Plan, in directory: TargetDirectory) throws(RunFailure) -> Emitter.Report {
        try Emission(output: root, jobs: options.jobs).carryOut(plan, in: directory)
    }

    func openForReading() throws(RunFailure) -> TargetDirectory {
        try Emission(output: root, jobs: options.jobs).openForReading()
    }

    func openForWriting(onWait: () -> Void) throws(RunFailure) -> TargetDirectory {
        try Emission(output: root, jobs: options.jobs).openForWriting(onWait: onWait)
    }

    func summary(_ report: Emitter.Report) -> String {
        "mocks: \(report.created) created, \(report.replaced) replaced, \(report.removed) removed, "
            + "\(report.unchanged) unchanged"
    }

    /// The folder that holds `Generated`.
    private var root: String {
        let parts = output.split(separator: "/", omittingEmptySubsequences: true)
        guard parts.last == "Generated" else { return output }
        let parent = parts.dropLast().joined(separator: "/")
        return output.hasPrefix("/") ? "/" + parent : (parent.isEmpty ? "." : parent)
    }
}
