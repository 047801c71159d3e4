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
        usage: "vipergen sync [<options>]",
        discussion: """
            Only missing members are added, and the imports that they need; every other byte stays. Members that no \
            contract asks for any more are reported with their places, and are yours to delete.
            """
    )

    @OptionGroup var specs: SpecsOption
    @OptionGroup var output: OutputOption
    @OptionGroup var diagnostics: DiagnosticsOption
    @OptionGroup var jobs: JobsOption
    @OptionGroup var stubs: StubsOption

    @Flag(help: "Print what would be added, and do nothing.")
    var dryRun = false

    @Flag(help: "Print what would be added, do nothing, and exit with 1 if that is anything.")
    var check = false

    @Flag(help: "Show what would be added as a patch for the target package's folder, and do nothing.")
    var diff = false

    func run() throws {
        try diagnostics.console.run { console in
            let watch = Stopwatch()
            let isForReal = !dryRun && !diff && !check
            let place = Workplace(console: console, specs: specs.specs, output: output.output, jobs: jobs.jobs)
            if !isForReal { try place.requireNothingInterrupted() }
            var held = isForReal ? try place.hold() : nil
            held?.output?.removeLeftovers(in: ["Sources", "Tests"])
            let pipeline = Pipeline(specs: specs.specs, output: output.output, jobs: jobs.jobs)
            let (project, warnings) = try pipeline.validate()
            let sync = Synchronisation(output: output.output, jobs: jobs.jobs, stubs: stubs.stubs)
            try TargetPackage(output: output.output).requireModules(of: project)
            let result = try sync.result(for: project)
            console.report((warnings + result.diagnostics).sortedAndUnique())
            if let directory = try held?.openOutput(), !result.amendments.isEmpty {
                try ChangeRun(place: place, steps: result.steps(in: .own), own: directory).carryOut()
            }
            if diff {
                console.write(sync.patch(of: result), to: STDOUT_FILENO)
            } else {
                sync.additions(of: result).forEach(console.print)
                console.print(Summary(project: project).line(result, isDone: isForReal, watch))
            }
            if check, !result.additions.isEmpty { throw RunFailure.input([]) }
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
