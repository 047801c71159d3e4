/// The folders of templates under `templates` in `project.yml`: paths, or the names of built-in folders.
///
/// They are read before the specs, since the keys of a scene depend on the styles.
struct SharedTemplates {
    /// The folders, from the farthest to the nearest.
    private(set) var folders: [[TeamTemplates.File]] = []
    private(set) var diagnostics: [Diagnostic] = []
    private let specs: String

    init(specs: String) {
        self.specs = specs
        guard let file = SpecFolder(path: specs).projectFile,
            let bytes = FileSystem.bytes(of: file, upTo: SpecFolder.maximumBytes),
            String(decoding: bytes, as: UTF8.self).contains(ProjectKeys.templates.rawValue),
            case .sequence(let items)? = YAMLReader().read(bytes, path: file).root?
                .entry(ProjectKeys.templates.rawValue)?.value.content
        else { return }
        var seen: Set<String> = [PathText.normalised(TemplateFolder(specs: specs).path)]
        for item in items {
            guard let text = item.text, AddressCheck.packagePath(text) == nil else { continue }
            if let shipped = TemplateLibrary.shipped[text] {
                folders.append(shipped)
            } else if seen.insert(path(of: text)).inserted {
                read(text, at: item.range.start)
            }
        }
    }

    /// Returns the files of all folders: of two with the same name, the one in the nearer folder.
    func files(below own: [TeamTemplates.File]) -> [TeamTemplates.File] {
        folders.reversed().reduce(into: own) { files, folder in
            let names = Set(files.map(\.name))
            files += folder.filter { $0.isOptions || !names.contains($0.name) }
        }
    }

    private func path(of text: String) -> String {
        PathText.normalised(text.hasPrefix("/") ? text : "\(specs)/\(text)")
    }

    private mutating func read(_ text: String, at place: SourceLocation) {
        let path = path(of: text)
        guard FileSystem.kindAndLink(of: path)?.kind == .folder else {
            let near = NearName.find(text, in: Array(TemplateLibrary.shipped.keys)).map { "did you mean '\($0)'?" }
            let note =
                near
                ?? "write a path relative to the folder of specs, for example: \(ProjectKeys.templates.key.example)"
            let message = "there is no folder of templates '\(text.shown)'"
            diagnostics.append(Diagnostic(.unknownName, at: place, message, notes: [Diagnostic.Note(note)]))
            return
        }
        let (files, problems) = TemplateFolder.files(in: path)
        folders.append(files)
        diagnostics += problems
    }
}
