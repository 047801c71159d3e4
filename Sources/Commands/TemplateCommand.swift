public import ArgumentParser

/// `vipergen template`.
struct TemplateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "template",
        abstract: "Lists, copies, begins and tries templates, your own and vipergen's.",
        discussion: """
            Templates of your own lie in 'Templates' beside your specs: docs/own-templates.md of ViperGen says what they \
            may say.
            """,
        subcommands: [
            ListTemplates.self, ShowTemplate.self, CopyTemplate.self, NewTemplate.self, ShowVariables.self,
            TryTemplate.self, DiffTemplate.self, TemplateFrom.self,
        ]
    )
}

/// `vipergen template list`.
struct ListTemplates: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists all templates and styles, each with its file, and your own with where they are."
    )

    @OptionGroup var specs: SpecsOption

    func run() throws { try Console().run { try specs.templates.list($0) } }
}

/// `vipergen template show`.
struct ShowTemplate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Prints a template; of one that you have replaced, vipergen's."
    )

    @OptionGroup var template: TemplateArgument
    @OptionGroup var specs: SpecsOption

    func run() throws { try Console().run { try specs.templates.show(template.name, $0) } }
}

/// `vipergen template copy`.
struct CopyTemplate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy",
        abstract: "Copies one of vipergen's templates to be your own, and files are made with the copy from then on.",
        discussion: """
            When a later vipergen has another text, 'check' warns, and 'vipergen template diff' shows both.

            EXAMPLE:
              vipergen template copy Presenter.swift
            """
    )

    @OptionGroup var template: TemplateArgument
    @OptionGroup var specs: SpecsOption

    func run() throws { try Console().run { try specs.templates.copy(template.name, $0) } }
}

/// `vipergen template new`.
struct NewTemplate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Begins a template of your own, which adds a file to each scene, module, service …",
        usage: "vipergen template new <name> --for <subject> [--specs <dir>]",
        discussion: """
            EXAMPLE:
              vipergen template new Coordinator --for scene
            """
    )

    @Argument(help: "What the types end with that it declares.")
    var name: String

    @Option(name: .customLong("for"), help: "What a file is made for, each.")
    var subject: CatalogueSubject

    @OptionGroup var specs: SpecsOption

    func run() throws { try Console().run { try specs.templates.begin(name, for: subject, $0) } }
}

/// `vipergen template diff`.
struct DiffTemplate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Prints how templates that you have replaced differ from vipergen's, as a patch."
    )

    @Argument(help: "The template. By default all that are replaced.", completion: .templates)
    var name: String?

    @OptionGroup var specs: SpecsOption

    func run() throws { try Console().run { try specs.templates.showDifferences(of: name, $0) } }
}

/// The template that a command is about.
struct TemplateArgument: ParsableArguments {
    @Argument(help: "The template, as it is listed.", completion: .templates)
    var name: String
}

extension SpecsOption {
    /// - Throws: if the path is a file.
    var templates: ProjectTemplates {
        get throws(RunFailure) {
            try NamedFolder.specs.check(specs)
            return ProjectTemplates(specs: ProjectFolders(specs: specs, output: ".").specs)
        }
    }
}

/// The subjects that people's own templates may have.
extension CatalogueSubject: ExpressibleByArgument {
    public static var allValueStrings: [String] { ofTeams.map(\.rawValue) }

    public init?(argument: String) {
        guard let subject = Self.ofTeams.first(where: { $0.rawValue == argument }) else { return nil }
        self = subject
    }
}
