import ArgumentParser

/// `vipergen design import`.
struct DesignImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Generates what 'design.yml' names from a design file, and all that follows from it.",
        usage: "vipergen design import [<options>] <file>",
        discussion: """
            The file is what Figma's REST API answers to GET /v1/files/:key; 'vipergen design fetch' gets it. Tokens, \
            components, their previews and tests are rewritten; slots are written once, and are yours. With '--check' \
            or '--diff' nothing is written, and the exit code is 1 if the design has changed something.

            EXAMPLE:
              vipergen design import design.json
            """
    )

    @Argument(help: "The design file.", completion: .file(extensions: ["json"]))
    var file: String

    @Flag(help: "List the files that would change, but change nothing.")
    var check = false

    @Flag(help: "Print what would change as a patch, but change nothing.")
    var diff = false

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func validate() throws {
        try requirePath(file, of: "<file>")
        if check, diff { throw ValidationError("pass --check or --diff, not both") }
    }

    func run() throws {
        try diagnostics.console.run { console in
            let folders = try project.folders
            let mode: DesignRun.Mode = check ? .list : diff ? .patch : .write
            if mode == .write { try folders.requireNoOtherProject(console) }
            let place = Workplace(console: console, specs: folders.specs, output: folders.output)
            try DesignRun(place: place, specs: folders.specs, design: file, mode: mode).run()
        }
    }
}
