import ArgumentParser

/// `vipergen template try`.
struct TryTemplate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "try",
        abstract: "Prints what a template gives. Writes nothing.",
        usage: "vipergen template try <name> [--scene <scene>] [<options>]",
        discussion: """
            Errors are those that 'vipergen generate' would have. The paths of the files go to standard error.

            EXAMPLE:
              vipergen template try Presenter.swift --scene Jar
            """
    )

    @OptionGroup var template: TemplateArgument

    @Option(help: "The scene. A template of modules gives the file of its module.", completion: .scenes)
    var scene: String?

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func run() throws {
        try diagnostics.console.run { console in
            let folders = try project.folders
            let stages = Stages(specs: folders.specs, output: folders.output)
            try ProjectTemplates(specs: folders.specs).tryOut(template.name, scene: scene, stages, console)
        }
    }
}

/// `vipergen template variables`.
struct ShowVariables: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "variables",
        abstract: "Prints what a template may mention: names and meanings, or their values for a scene.",
        usage: "vipergen template variables [<name>] [--scene <scene>] [<options>]",
        discussion: """
            EXAMPLE:
              vipergen template variables spec --scene Jar
            """
    )

    @Argument(help: "A group or another variable. By default all.")
    var name: String?

    @Option(help: "The scene whose values are printed.", completion: .scenes)
    var scene: String?

    @Option(name: .customLong("for"), help: "What the template is made for, each; with a scene, what belongs to it.")
    var subject = CatalogueSubject.scene

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func run() throws {
        try diagnostics.console.run { console in
            let folders = try project.folders
            let stages = Stages(specs: folders.specs, output: folders.output)
            try ProjectTemplates(specs: folders.specs).showVariables(name, of: subject, scene: scene, stages, console)
        }
    }
}
