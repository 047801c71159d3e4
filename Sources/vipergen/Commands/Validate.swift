import ArgumentParser

/// `vipergen validate`.
struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Says what is wrong with the specs. Writes nothing."
    )

    @OptionGroup var specs: SpecsOption
    @OptionGroup var output: OutputOption

    func run() throws {
        try Console().run { console in
            let (project, warnings) = try Pipeline(specs: specs.specs, output: output.output).validate()
            console.report(warnings)
            console.print(Summary(project: project).specsAreValid)
        }
    }
}
