/// The JSON Schemas beside the specs, which a comment at the top of each spec names for editors.
///
/// They contain the project's names and change with most specs. So each checkout has its own, and git ignores them.
/// For example: `specs/.schemas/scene.json`.
struct EditorSchemas {
    private let specs: String

    /// - Parameter specs: the folder of the specs.
    init(specs: String) {
        self.specs = specs
    }

    private static let folder = SchemaFolder.name

    /// True if a project has schemas: creating their folder turns them on, deleting it turns them off.
    var areKept: Bool { SourceFolder(path: specs).subfolders?.contains(Self.folder) ?? false }

    /// The file that makes git ignore them, relative to the specs; it also keeps the folder in a fresh clone.
    static let gitignore = (
        path: "\(folder)/.gitignore",
        contents: "# `vipergen generate` writes the schemas anew in each checkout.\n*.json\n.vipergen-*\n"
    )

    /// Returns the comment for a spec.
    ///
    /// For example: `yaml-language-server: $schema=../.schemas/scene.json` in `Recipes/RecipeDetails.yml`.
    static func comment(on file: SpecSchema.File, at relativePath: String) -> String {
        let up = String(repeating: "../", count: relativePath.count { $0 == "/" })
        return "yaml-language-server: $schema=\(up)\(folder)/\(file.rawValue).json"
    }

    /// Creates the draft of a new spec, with its schema if requested.
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

    /// Returns the step that turns schemas on in a new project.
    ///
    /// - Parameter specs: the folder of specs, relative to the folder of all changes.
    static func beginning(in specs: String) -> Journal.Step {
        Journal.Step(.create(path: "\(specs)/\(gitignore.path)", contents: Array(gitignore.contents.utf8)))
    }

    /// Updates existing schemas from the specs. In a new folder, first writes the file that makes git ignore them.
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
