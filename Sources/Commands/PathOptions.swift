import ArgumentParser
import Pipeline

/// Where the specs are.
struct SpecsOption: ParsableArguments {
    static let help = ArgumentHelp(
        "The folder of specs. By default 'specs', here or in a folder above.",
        valueName: "dir"
    )

    @Option(help: help, completion: .directory)
    var specs: String?

    func validate() throws {
        if let specs { try requirePath(specs, of: "--specs") }
    }
}

/// Where the target package of a project is that may not be started yet.
struct OutputOption: ParsableArguments {
    @Option(help: ArgumentHelp("The package's folder.", valueName: "dir"), completion: .directory)
    var output = "."

    func validate() throws { try requirePath(output, of: "--output") }

    /// - Throws: where a file has its place.
    var folder: String {
        get throws(RunFailure) {
            try NamedFolder.package.check(output)
            return output
        }
    }
}

/// Where a project's specs and its target package are.
struct ProjectOptions: ParsableArguments {
    // No group in a group: debug builds of the parser check a group once for each check of the groups around it.
    @Option(help: SpecsOption.help, completion: .directory)
    var specs: String?

    @Option(
        help: ArgumentHelp("The package's folder. By default the one that holds the specs.", valueName: "dir"),
        completion: .directory
    )
    var output: String?

    func validate() throws {
        if let specs { try requirePath(specs, of: "--specs") }
        if let output { try requirePath(output, of: "--output") }
    }

    /// - Throws: where a file has the place of one of them.
    var folders: ProjectFolders {
        get throws(RunFailure) {
            try NamedFolder.specs.check(specs)
            try NamedFolder.package.check(output)
            return ProjectFolders(specs: specs, output: output)
        }
    }
}

/// An empty path is nearly always a variable of a script that isn't set, and no wish to work in this folder.
func requirePath(_ path: String, of option: String) throws {
    if path.isEmpty { throw ValidationError("\(option) is empty; write '\(option) .' for the current folder") }
}
