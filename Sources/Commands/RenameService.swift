import ArgumentParser

/// `vipergen rename service`.
struct RenameService: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "service",
        abstract: "Renames a service of the environment; its type stays.",
        usage: "vipergen rename service [<options>] [<old>] [<new>]",
        discussion: """
            It is changed in all specs, and in your sources where the declared type of what stands before it is to be seen, \
            as in 'environment.jars'. Everything else is as with 'vipergen rename scene'.

            EXAMPLE:
              vipergen rename service jars glasses
            """
    )

    @OptionGroup var names: RenameOptions

    func run() throws { try names.run(.service) }
}
