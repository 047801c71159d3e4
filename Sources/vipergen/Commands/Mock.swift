import ArgumentParser
import Diagnostics
import FileEmission
import MockGeneration

/// `vipergen mock`.
struct Mock: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mock",
        abstract: "Writes mocks of the protocols in Swift sources.",
        discussion: """
            Mocked are the protocols that are annotated with '/// @mockable' or '// sourcery: AutoMockable' or conform to
            'AutoMockable', and those that '--name' and '--all-public' choose.

            The files go to the folder 'Generated' in the output's, or to the output's if it is called so. Generated
            files that are there and belong to no protocol any more are removed.

            EXAMPLE:
              vipergen mock --naming mockolo --testable-import KitchenCore --output Tests/Mocks Sources/KitchenCore
            """
    )

    @OptionGroup var options: MockingOptions
    @OptionGroup var jobs: JobsOption

    @Option(help: ArgumentHelp("Where the mocks go.", valueName: "dir"))
    var output: String

    @Flag(help: "Say what would be done, and do nothing.")
    var dryRun = false

    @Flag(help: "Say whether the mocks are up to date, and do nothing.")
    var check = false

    @Argument(help: ArgumentHelp("Swift files, and folders of them.", valueName: "path"))
    var paths: [String]

    func validate() throws {
        if dryRun, check { throw ValidationError("--dry-run and --check exclude each other") }
        if paths.isEmpty { throw ValidationError("name a file or a folder with protocols") }
    }

    func run() throws {
        try Console().run { console in
            let run = MockRun(
                options: options.value(jobs: jobs.jobs),
                paths: paths,
                inherited: options.inheritFrom,
                output: output
            )
            let (files, problems) = try run.files(singleFile: options.singleFile)
            console.report(problems)
            if dryRun || check {
                let plan = try run.plan(files, isWhole: !problems.hasErrors, in: try run.openForReading())
                try say(plan, console)
            } else {
                let directory = try run.openForWriting {
                    console.note("vipergen: waiting for another run on '\(output)'")
                }
                console.print(
                    run.summary(
                        try run.carryOut(
                            try run.plan(files, isWhole: !problems.hasErrors, in: directory),
                            in: directory
                        )
                    )
                )
            }
            if problems.hasErrors { throw RunFailure(problems).silenced }
        }
    }

    private func say(_ plan: Plan, _ console: Console) throws {
        if check {
            for difference in plan.differences { console.print("\(difference.kind.rawValue) \(difference.path)") }
            if plan.isUpToDate { return console.print("mocks: up to date") }
            console.note("mocks: not up to date; run 'vipergen mock'")
            throw RunFailure.input([])
        }
        for step in plan.changes { console.print("\(step.action.rawValue) \(step.path)") }
    }
}
