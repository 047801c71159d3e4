import ArgumentParser

/// `vipergen digest`.
struct Digest: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "digest",
        abstract: "Prints what changed since a commit, for a team's blog. Writes nothing.",
        usage: "vipergen digest --since <revision> [<options>]",
        discussion: """
            Modules, scenes, routes and services that came, moved and went, findings of each rule, the numbers \
            of the report, and all suppressions with their reasons, the oldest first, in Markdown. docs/digest.md of \
            ViperGen has an example.

            EXAMPLE:
              vipergen digest --since v1.2 --history history.csv > digest.md
            """
    )

    @Option(help: ArgumentHelp("A tag, branch or commit to compare with.", valueName: "revision"))
    var since: String

    @Option(
        help: ArgumentHelp(
            "Show how the numbers went, by this table of 'vipergen report --history'.",
            valueName: "file"
        )
    )
    var history: String?

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func validate() throws {
        if since.isEmpty { throw ValidationError("--since is empty; name a commit or branch") }
        if let history { try requirePath(history, of: "--history") }
    }

    func run() throws {
        try diagnostics.console.run { console in
            let folders = try project.folders
            try Workplace(console: console, specs: folders.specs, output: folders.output).requireNothingInterrupted()
            try TargetPackage(output: folders.output).requireFolder()
            let table = try history.map { try HistoryFile(path: $0).read() }
            let run = DigestRun(since: since, specs: folders.specs, output: folders.output)
            let (digest, problems) = try run.digest(table)
            console.report(problems)
            console.print(verbatim: Array(digest.markdown.utf8))
            if problems.hasErrors { throw RunFailure.input([]) }
        }
    }
}
