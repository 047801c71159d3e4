import ArgumentParser

/// `vipergen design fetch`.
struct DesignFetchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fetch",
        abstract: "Gets a design file from Figma's REST API.",
        usage: "vipergen design fetch --file <key> <path>",
        discussion: """
            It runs curl, and takes the token from the environment: \(DesignFetch.tokenVariable). The token is never \
            printed, nor in the arguments of a process. Where Figma limits requests, it waits as told. An existing \
            file is replaced once the new one is whole.

            EXAMPLE:
              vipergen design fetch --file 4Kp7bQ2xYv design.json
            """
    )

    @Option(help: ArgumentHelp("The file's key in Figma: figma.com/design/KEY/…", valueName: "key"))
    var file: String

    @Argument(help: "The file to write.", completion: .file(extensions: ["json"]))
    var path: String

    @OptionGroup var diagnostics: DiagnosticsOption

    func validate() throws { try requirePath(path, of: "<path>") }

    func run() throws {
        try diagnostics.console.run { console in
            try DesignFetch(console: console, key: file, path: path).run()
        }
    }
}
