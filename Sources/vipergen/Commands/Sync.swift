public import ArgumentParser
public import CodeGeneration
import Diagnostics
import FileEmission
import ProjectModel
import ScaffoldSync

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// `vipergen sync`.
struct Sync: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sync",
        abstract:
            "Adds to your presenters, interactors, view controllers and wireframes what changed specs ask of them.",
        discussion: """
            Only members that are missing are added, and the imports that they need; every other byte stays.
            Members that
            no contract asks for any more are reported with their places, and are yours to delete.
            """
    )

    @OptionGroup var specs: SpecsOption
    @OptionGroup var output: OutputOption
    @OptionGroup var jobs: JobsOption
    @OptionGroup var stubs: StubsOption

    @Flag(help: "Say what would be added, and do nothing.")
    var dryRun = false

    @Flag(help: "Show what would be added as a patch for the target package's folder, and do nothing.")
    var diff = false

    func run() throws {
        try Console().run { console in
            let watch = Stopwatch()
            let pipeline = Pipeline(specs: specs.specs, output: output.output, jobs: jobs.jobs)
            let (project, warnings) = try pipeline.validate()
            let sync = Synchronisation(output: output.output, jobs: jobs.jobs, stubs: stubs.stubs)
            try sync.requireTargetPackage()
            let emission = Emission(output: output.output, jobs: jobs.jobs)
            let directory =
                try dryRun || diff
                ? emission.openForReading() : emission.openForWriting { console.waiting(output.output) }
            let result = try sync.result(for: project)
            console.report((warnings + result.diagnostics).sortedAndUnique())
            if diff { return console.write(sync.patch(of: result), to: STDOUT_FILENO) }
            if !dryRun { try sync.carryOut(result, in: directory) }
            sync.additions(of: result).forEach(console.print)
            console.print(Summary(project: project).line(result, isDone: !dryRun, watch))
        }
    }
}

/// How members that wait to be written make themselves seen.
struct StubsOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How added members that are yours to write show themselves: as a warning of the compiler, or, where warnings are errors, as a comment.",
            valueName: "style"
        )
    )
    var stubs = StubStyle.warning
}

extension StubStyle: ExpressibleByArgument {}
