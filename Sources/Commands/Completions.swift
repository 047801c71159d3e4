import ArgumentParser

/// A project's names for completion in shells. The specs are read only when a completion is requested.
///
/// For example: `@Argument(help: "The scene.", completion: .scenes)`.
extension CompletionKind {
    static var scenes: CompletionKind { names { names(of: .scene, in: $0) } }

    static var modules: CompletionKind { names { names(of: .module, in: $0) } }

    /// The modules that may have scenes.
    static var sceneModules: CompletionKind { names(\.sceneModules) }

    static var services: CompletionKind { names { names(of: .service, in: $0) } }

    /// The names of the kind that the command renames.
    static var renamed: CompletionKind {
        .custom { words, _, _ in
            let kind = words.lazy.compactMap(Pipeline.Rename.Kind.init).first
            return kind.map { kind in known(words) { names(of: kind, in: $0) } } ?? []
        }
    }

    /// The styles of scenes, including the team's own.
    static var styles: CompletionKind {
        .custom { words, _, _ in
            let specs = ProjectFolders(specs: specs(in: words), output: nil).specs
            return ProjectTemplates(specs: specs).team.styles.map(\.rawValue)
        }
    }

    /// The names of all templates, including the team's own.
    static var templates: CompletionKind {
        .custom { words, _, _ in
            ProjectTemplates(specs: ProjectFolders(specs: specs(in: words), output: nil).specs).names
        }
    }

    static var diagnostics: CompletionKind { .custom { _, _, _ in Set(DiagnosticTable.all.map(\.id)).sorted() } }

    private static func names(of kind: Pipeline.Rename.Kind, in specs: KnownSpecs) -> [String] {
        Pipeline.Rename.names(of: kind, in: specs).map(\.value)
    }

    private static func names(_ names: @escaping @Sendable (KnownSpecs) -> [String]) -> CompletionKind {
        .custom { words, _, _ in known(words, names) }
    }

    /// Returns nothing if there is no readable project: a shell can't show problems.
    private static func known(_ words: [String], _ names: (KnownSpecs) -> [String]) -> [String] {
        let folder = ProjectFolders(specs: specs(in: words), output: nil).specs
        return (try? KnownSpecs(folder: folder)).map { names($0).sorted() } ?? []
    }

    private static func specs(in words: [String]) -> String? {
        let option = "--specs"
        if let place = words.firstIndex(of: option), place + 1 < words.count { return words[place + 1] }
        return words.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
    }
}
