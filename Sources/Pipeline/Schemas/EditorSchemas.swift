import Basics
import FileEmission
import ProjectModel

/// The JSON Schemas beside the specs, which a comment at the top of a spec names to editors.
///
/// They have the project's names in them and change with most specs. So each checkout has its own, and git is told to leave
/// them out. For example: `specs/.schemas/scene.json`.
struct EditorSchemas {
    private let specs: String

    /// - Parameter specs: the folder of the specs.
    init(specs: String) {
        self.specs = specs
    }

    private static let folder = SchemaFolder.name

    /// Whether a project has them: whoever makes the folder begins to, and whoever deletes it is rid of them.
    var areKept: Bool { SourceFolder(path: specs).subfolders?.contains(Self.folder) ?? false }

    /// What keeps them out of git, relative to the specs; it holds the folder's place in a fresh clone.
    static let gitignore = (
        path: "\(folder)/.gitignore",
        contents: "# `vipergen generate` writes the schemas anew in each checkout.\n*.json\n.vipergen-*\n"
    )

    /// For example: `yaml-language-server: $schema=../.schemas/scene.json` in `Recipes/RecipeDetails.yml`.
    static func comment(on file: SpecSchema.File, at relativePath: String) -> String {
        let up = String(repeating: "../", count: relativePath.count { $0 == "/" })
        return "yaml-language-server: $schema=\(up)\(folder)/\(file.rawValue).json"
    }

    /// A spec that isn't there yet, and names its schema if asked to.
    static func draft(
        _ relativePath: String,
        of file: SpecSchema.File,
        in folder: String,
        namesSchema: Bool
    ) -> SpecDraft {
        let path = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        var draft = SpecDraft(path: "\(path)/\(relativePath)", relativePath: relativePath)
        if namesSchema { draft.add(comment: comment(on: file, at: relativePath)) }
        return draft
    }

    /// Begins to keep them, together with a new project.
    ///
    /// - Parameter specs: relative to the folder of all changes.
    static func beginning(in specs: String) -> Journal.Step {
        Journal.Step(.create(path: "\(specs)/\(gitignore.path)", contents: Array(gitignore.contents.utf8)))
    }

    /// Brings those that are kept to what the specs say. In a folder that somebody has just made, they begin with what keeps
    /// them out of git.
    func refresh(_ project: SpecSet, _ console: Console) throws(RunFailure) {
        guard areKept else { return }
        if SourceFolder(path: "\(specs)/\(Self.folder)").contents().paths.isEmpty {
            try NamedFile.write(Self.gitignore.contents, to: "\(specs)/\(Self.gitignore.path)", console)
        }
        for file in SpecSchema.File.allCases {
            let path = "\(specs)/\(Self.folder)/\(file.rawValue).json"
            let text = SpecSchema(of: file, in: project).text
            if SourceFolder.beginning(of: path, upTo: text.utf8.count + 1) == Array(text.utf8) { continue }
            try NamedFile.write(text, to: path, console)
        }
    }
}
