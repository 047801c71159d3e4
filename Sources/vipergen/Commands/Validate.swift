import ArgumentParser
import Pipeline

/// `vipergen validate`.
struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Reports what is wrong with the specs. Writes nothing.",
        usage: "vipergen validate [<options>]"
    )

    @OptionGroup var specs: SpecsOption
    @OptionGroup var output: OutputOption
    @OptionGroup var diagnostics: DiagnosticsOption

    func run() throws {
        try diagnostics.console.run { console in
            try Workplace(console: console, specs: specs.specs, output: output.output).requireNothingInterrupted()
            let (project, warnings) = try Stages(specs: specs.specs, output: output.output).validateFiles()
            console.report(warnings)
            console.print(Summary(project: project).specsAreValid)
        }
    }
}
