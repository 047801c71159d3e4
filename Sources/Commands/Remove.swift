import ArgumentParser

/// `vipergen remove`.
struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Removes a scene, a module or a service.",
        subcommands: [RemoveScene.self, RemoveModule.self, RemoveService.self]
    )
}

/// `vipergen remove scene`.
struct RemoveScene: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene",
        abstract: "Removes a scene: its spec and its generated files, and its scaffolds and tests if you say so.",
        usage: "vipergen remove scene [<options>] <name>",
        discussion: """
            It asks before it does. Where other specs lead to the scene, nothing is removed, and each place is reported.

            EXAMPLE:
              vipergen remove scene Jar --dry-run
            """
    )

    @Argument(help: "The scene.", completion: .scenes)
    var name: String

    @OptionGroup var removal: RemovalOptions

    func run() throws { try removal.run { known throws(RunFailure) in try .scene(name, known) } }
}

/// `vipergen remove module`.
struct RemoveModule: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "module",
        abstract:
            "Removes a module: its specs and generated files with those of its scenes, and its sources if you say so.",
        usage: "vipergen remove module [<options>] <name>",
        discussion: """
            It asks before it does. Where other specs need the module or lead to its scenes, nothing is removed, and each \
            place is reported.

            EXAMPLE:
              vipergen remove module Shelves --dry-run
            """
    )

    @Argument(help: "The module.", completion: .modules)
    var name: String

    @OptionGroup var removal: RemovalOptions

    func run() throws { try removal.run { known throws(RunFailure) in try .module(name, known) } }
}

/// `vipergen remove service`.
struct RemoveService: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "service",
        abstract:
            "Removes a service: its line in project.yml and what is generated for it, and its scaffolds if you say so.",
        usage: "vipergen remove service [<options>] <name>",
        discussion: """
            It asks before it does. Where specs use the service, nothing is removed, and each place is reported.

            EXAMPLE:
              vipergen remove service activityLogger --dry-run
            """
    )

    @Argument(help: "The service, as 'services' in project.yml names it.", completion: .services)
    var name: String

    @OptionGroup var removal: RemovalOptions

    func run() throws { try removal.run { known throws(RunFailure) in try .service(name, known) } }
}

/// The options of all removals, and their common steps.
struct RemovalOptions: ParsableArguments {
    @Flag(help: "Remove your own files of it, too. Each must be in git as it is.")
    var withSources = false

    @Flag(name: .shortAndLong, help: "Remove without asking.")
    var yes = false

    @Flag(help: "Print what would be removed and what to check afterwards, but change nothing.")
    var dryRun = false

    @Flag(help: "Print the changes of your specs and sources as a patch, but change nothing.")
    var diff = false

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func run(_ removal: (KnownSpecs) throws(RunFailure) -> SpecRemoval) throws {
        let flow = ChangeFlow(dryRun: dryRun, diff: diff, yes: yes)
        try diagnostics.console.run { console in
            try flow.run(project, console, asking: "Remove these files?", declined: "nothing was removed") {
                folders,
                known,
                _ in
                try RemovalRun(removal(known), in: folders, takesSources: withSources).planned()
            }
        }
    }
}
