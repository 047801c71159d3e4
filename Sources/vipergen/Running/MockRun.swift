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
        let (others, unreadOthers) = SwiftSources.read(inherited, jobs: options.jobs ?? Parallel.cores)
        let mocks = MockGenerator(options: options).generate(
            sources.map { MockSource(path: $0.path, name: $0.name, bytes: $0.bytes) }
                + others.map { MockSource(path: $0.path, name: $0.name, bytes: $0.bytes, isOfOtherModule: true) }
        )
        let files = mocks.files.map { file in
            PlannedFile(
                path: "Generated/\(singleFile ?? file.className + ".swift")",
                contents: Array(file.text.utf8),
                ownership: .generated,
                origin: file.location
            )
        }
        return (files, unread + unreadOthers + mocks.diagnostics)
    }

    /// - Parameter isWhole: whether all sources could be read; else a mock that is planned no more may have its protocol in
    ///   one that couldn't, and stays.
    func plan(_ files: [PlannedFile], isWhole: Bool, in directory: TargetDirectory) throws(RunFailure) -> Plan {
        var (plan, diagnostics) = Plan.make(
            files: files,
            in: directory,
            header: Header(options.writer.headerBeginning),
            searched: ["Generated"],
            jobs: options.jobs
        )
        if diagnostics.hasErrors { throw RunFailure(diagnostics) }
        if !isWhole { plan.leaveOut(Set(plan.steps.lazy.filter { $0.action == .remove }.map(\.path))) }
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
