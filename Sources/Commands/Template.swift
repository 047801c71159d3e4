import ArgumentParser
import CodeGeneration
import Diagnostics
import Pipeline
import SpecReading

/// `vipergen template`.
struct Template: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "template",
        abstract: "Shows the templates that files are made with, and copies one to be your own.",
        discussion: """
            A template in 'Templates' beside your specs that is called like one of these replaces it; any other adds a \
            file. docs/own-templates.md of ViperGen says how.

            EXAMPLE:
              vipergen template copy Presenter.swift
            """,
        subcommands: [TemplateListCommand.self, TemplateShow.self, TemplateCopy.self]
    )
}

/// `vipergen template list`.
struct TemplateListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the templates, each with the file that is made with it."
    )

    func run() throws {
        try Console().run { console in
            let all = CodeGeneration.TemplateList.all
            let width = all.map(\.name.count).max() ?? 0
            for template in all {
                let name = template.name + String(repeating: " ", count: width - template.name.count)
                console.print("\(name)  \(template.file ?? "included by other templates")")
            }
        }
    }
}

/// The name of a template.
struct TemplateNameArgument: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The template, as 'vipergen template list' names it.", valueName: "name"),
        completion: .list(CodeGeneration.TemplateList.all.map(\.name))
    )
    var name: String

    func validate() throws {
        guard CodeGeneration.TemplateList.text(of: name) == nil else { return }
        let near = NearName.find(name, in: CodeGeneration.TemplateList.all.map(\.name)).map { "did you mean '\($0)'?" }
        throw ValidationError("there is no template '\(name)'; \(near ?? "'vipergen template list' lists them")")
    }

    var text: String { CodeGeneration.TemplateList.text(of: name) ?? "" }
}

/// `vipergen template show`.
struct TemplateShow: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Prints a template.")

    @OptionGroup var template: TemplateNameArgument

    func run() throws {
        try Console().run { $0.print(verbatim: Array(template.text.utf8)) }
    }
}

/// `vipergen template copy`.
struct TemplateCopy: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy",
        abstract: "Copies a template into 'Templates' beside the specs, where it replaces the tool's.",
        usage: "vipergen template copy <name> [--specs <dir>]"
    )

    @OptionGroup var template: TemplateNameArgument
    @OptionGroup var specs: SpecsOption

    func run() throws {
        try Console().run { console in
            try NamedFolder.specs.check(specs.specs)
            let folder = ProjectFolders(specs: specs.specs, output: ".").specs
            try TemplateCopyRun(folder: folder, name: template.name, text: template.text).run(console)
        }
    }
}
