import ArgumentParser

/// `vipergen template from`.
struct TemplateFrom: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "from",
        abstract: "Makes a style of your own of a scene that is there, generated or hand-written.",
        usage: "vipergen template from <folder> --scene <scene> [<options>]",
        discussion: """
            The folder's files become templates. Names of the scene and its module, and lists of its spec, become tags \
            where they explain the text exactly; what stays text is listed. The style gives the same files for that \
            scene: that is tried before anything is written.

            EXAMPLE:
              vipergen template from Sources/Home/Application/Jar --scene Jar
            """
    )

    @Argument(help: "The scene's folder.", completion: .directory)
    var folder: String

    @Option(help: "The scene.", completion: .scenes)
    var scene: String

    @Option(help: "The style's name. By default the app's.")
    var style: String?

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func validate() throws { if folder.isEmpty { throw ValidationError("the folder is empty") } }

    func run() throws {
        try diagnostics.console.run { console in
            let folders = try project.folders
            let place = Workplace(console: console, specs: folders.specs, output: folders.output)
            try ProjectTemplates(specs: folders.specs).makeStyle(style, from: folder, scene: scene, place)
        }
    }
}
