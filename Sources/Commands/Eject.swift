import ArgumentParser

/// `vipergen eject`.
struct Eject: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "eject",
        abstract: "Makes all generated files yours: removes their headers, and leaves them where they are.",
        usage: "vipergen eject [<options>]",
        discussion: """
            The package builds and its tests pass without vipergen; ViperRuntime stays a dependency. The generated files \
            must be up to date. Specs stay, and are yours to delete; until then, 'vipergen generate' refuses to write. \
            It asks before it changes anything.
            """
    )

    @Flag(name: .shortAndLong, help: "Eject without asking.")
    var yes = false

    @Flag(help: "Print what would be done, but change nothing.")
    var dryRun = false

    @Flag(help: "Print what would be changed as a patch, but change nothing.")
    var diff = false

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func run() throws {
        try diagnostics.console.run { console in
            let folders = try project.folders
            if !dryRun, !diff { try folders.requireNoOtherProject(console) }
            let place = Workplace(console: console, specs: folders.specs, output: folders.output)
            let mode = diff ? EjectRun.Mode.patch : dryRun ? .list : .write(isConfirmed: yes)
            try EjectRun(place: place, specs: folders.specs, mode: mode).run()
        }
    }
}
