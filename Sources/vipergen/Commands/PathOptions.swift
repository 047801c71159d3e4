import ArgumentParser

/// Where the specs are.
struct SpecsOption: ParsableArguments {
    @Option(help: ArgumentHelp("The folder that holds 'project.yml'.", valueName: "dir"))
    var specs = "specs"
}

/// Where the target package is.
struct OutputOption: ParsableArguments {
    @Option(help: ArgumentHelp("The target package's folder.", valueName: "dir"))
    var output = "."
}

/// How much is done at once.
struct JobsOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("How many files to work on at once; as many as there are cores by default.", valueName: "n")
    )
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on") }
    }
}

/// What something is printed as.
struct FormatOption: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
    }

    @Option(help: ArgumentHelp("What to print it as.", valueName: "format"))
    var format = Format.text
}
