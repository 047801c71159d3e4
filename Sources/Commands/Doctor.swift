import ArgumentParser

/// `vipergen doctor`.
struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Reports what vipergen stands on here: versions, toolchain, project and files. Writes nothing.",
        usage: "vipergen doctor [<options>]",
        discussion: """
            Errors and warnings say what to do. Without a project, only the installation is looked at.
            """
    )

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func run() throws {
        try diagnostics.console.run { console in
            let run = DoctorRun(
                console: console,
                folders: try project.folders,
                isProjectNamed: project.specs != nil,
                version: BuildStamp.version
            )
            try run.run()
        }
    }
}
