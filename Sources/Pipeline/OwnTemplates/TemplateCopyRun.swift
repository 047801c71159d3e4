import Basics
import FileEmission
import ProjectModel
import Templating

/// Copies one of the tool's templates into the folder of the team's own.
package struct TemplateCopyRun {
    /// The folder of the specs.
    let folder: String
    let name: String
    let text: String

    package init(folder: String, name: String, text: String) {
        self.folder = folder
        self.name = name
        self.text = text
    }

    package func run(_ console: Console) throws(RunFailure) {
        if SpecFolder(path: folder).projectFile == nil {
            throw .input(SpecFolder(path: folder).read().diagnostics)
        }
        let templates = TemplateFolder(specs: folder)
        let (files, problems) = templates.read()
        if problems.hasErrors { throw RunFailure(problems) }
        if let own = files.first(where: { $0.name == name }) {
            throw .input([
                Diagnostic(
                    .fileInTheWay,
                    at: SourceLocation(path: own.path, line: 1, column: 1),
                    "'\(name)' is copied already",
                    notes: [Diagnostic.Note("change this file, or delete it to have a new copy")]
                )
            ])
        }
        let path = "\(templates.path)/\(name)\(TemplateDescription.ending)"
        try NamedFile.write(text, to: path, console)
        console.tell("Copied to '\(path)', which replaces vipergen's own from now on.")
    }
}
