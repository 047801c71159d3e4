/// The diagnostic about a folder of specs without a `project.yml`.
struct MissingProject {
    /// The folder of specs, as the user wrote it.
    let folder: String
    /// The missing file.
    let file: String

    var diagnostic: Diagnostic {
        Diagnostic(.noProjectSpec, at: nil, "there is no project here: no '\(file)'", notes: [Diagnostic.Note(note)])
    }

    private var note: String {
        if let above = folderAbove { return "run vipergen in '\(above)', where '\(above)/\(file)' is" }
        if FileSystem.kind(of: folder) == nil {
            if let near = folderBeside { return "did you mean '--specs \(near)'?" }
            return "start a project with 'vipergen init', or name the folder of specs with '--specs'"
        }
        if let near = misnamed { return "did you mean '\(file)'? Rename '\(folder)/\(near)'" }
        return "it says what the project is called; write one, or name another folder of specs with '--specs'"
    }

    /// A folder of specs with a similar name.
    private var folderBeside: String? {
        guard let path = SourceFolder.near(folder) else { return nil }
        return SpecFolderWalk.projectFiles.contains { FileSystem.kind(of: "\(path)/\($0)") == .file } ? path : nil
    }

    /// A file whose name is similar to that of the project's spec.
    private var misnamed: String? {
        let names = (FileSystem.entries(in: folder) ?? []).compactMap(\.name)
        let name = SpecFolderWalk.projectFiles[0]
        return names.sorted().first { $0 != name && NearName.find($0, in: [name]) != nil }
    }

    /// The nearest parent folder from which the specs are found: people also run commands in their sources.
    private var folderAbove: String? {
        guard !folder.hasPrefix("/") else { return nil }
        let folders = (1...16).map { Array(repeating: "..", count: $0).joined(separator: "/") }
        return folders.first { above in
            SpecFolderWalk.projectFiles.contains { FileSystem.kind(of: "\(above)/\(folder)/\($0)") == .file }
        }
    }
}
