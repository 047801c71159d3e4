import ArgumentParser
import Basics
import Pipeline
import Templating

/// `vipergen new template`.
struct NewTemplate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "template",
        abstract: "Copies one of vipergen's templates to be your own.",
        usage: "vipergen new template [<name>] [--specs <dir>]",
        discussion: """
            The copy lies in 'Templates' beside your specs, and files are made with it from then on. Without a name, all \
            templates are listed, each with its file. docs/own-templates.md of ViperGen says what a template may say.

            EXAMPLE:
              vipergen new template Presenter.swift
            """
    )

    @Argument(
        help: "The template, as it is listed.",
        completion: .custom { _, _, _ in TemplateLibrary.own.names.sorted() }
    )
    var name: String?

    @OptionGroup var specs: SpecsOption

    func validate() throws {
        guard let name, template == nil else { return }
        let near = NearName.find(name, in: TemplateLibrary.own.names).map { "did you mean '\($0)'?" }
        throw ValidationError("there is no template '\(name)'; \(near ?? "'vipergen new template' lists them")")
    }

    func run() throws {
        try Console().run { console in
            guard let template else { return list(on: console) }
            try NamedFolder.specs.check(specs.specs)
            let folder = ProjectFolders(specs: specs.specs, output: ".").specs
            try TemplateCopyRun(folder: folder, name: template.name, text: template.text).run(console)
        }
    }

    private var template: TemplateDescription? { TemplateLibrary.own.templates.first { $0.name == name } }

    private func list(on console: Console) {
        let all = TemplateLibrary.own.templates.sorted { $0.name < $1.name }
        let width = all.map(\.name.count).max() ?? 0
        for template in all {
            let gap = String(repeating: " ", count: width - template.name.count + 2)
            console.print(template.name + gap + (template.file?.path.description ?? "included by other templates"))
        }
    }
}
