import ArgumentParser
import Pipeline

/// `vipergen validate`.
struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Reports what is wrong with the specs. Writes nothing.",
        usage: "vipergen validate [<options>]"
    )

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func run() throws {
        try diagnostics.console.run { console in
            let folders = project.folders
            try Workplace(console: console, specs: folders.specs, output: folders.output).requireNothingInterrupted()
            let (project, warnings) = try Stages(specs: folders.specs, output: folders.output).validateFiles()
            console.report(warnings)
            console.tell(Summary(project: project).specsAreValid)
        }
    }
}
