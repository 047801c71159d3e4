import ArgumentParser

/// The folder of specs.
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

/// The target package's folder, for a project that may not exist yet.
struct OutputOption: ParsableArguments {
    @Option(help: ArgumentHelp("The package's folder.", valueName: "dir"), completion: .directory)
    var output = "."

    func validate() throws { try requirePath(output, of: "--output") }

    /// - Throws: if the path is a file.
    var folder: String {
        get throws(RunFailure) {
            try NamedFolder.package.check(output)
            return output
        }
    }
}

/// The folders of a project's specs and its target package.
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

    /// - Throws: if one of the paths is a file.
    var folders: ProjectFolders {
        get throws(RunFailure) {
            try NamedFolder.specs.check(specs)
            try NamedFolder.package.check(output)
            return ProjectFolders(specs: specs, output: output)
        }
    }
}

/// Checks that a path isn't empty. An empty one is nearly always an unset variable of a script, not the current folder.
func requirePath(_ path: String, of option: String) throws {
    if path.isEmpty { throw ValidationError("\(option) is empty; write '\(option) .' for the current folder") }
}
