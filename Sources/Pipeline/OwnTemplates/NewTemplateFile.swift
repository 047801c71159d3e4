extension ProjectTemplates {
    /// Copies one of vipergen's templates into the team's folder, with a digest that later shows whether it changed.
    package func copy(_ name: String, _ console: Console) throws(RunFailure) {
        let name = try template(name, among: TemplateLibrary.own.names.sorted())
        guard let template = TemplateLibrary.own[name] else { return }
        let entry = "{{!\ncontext: \(TemplateContext.version)\nfrom: \(template.digest)\n}}\n"
        let remedy = "change this file, or delete it to have a new copy"
        let path = try write(entry + template.text, as: name, remedy: remedy)
        console.tell("Copied to '\(path)', which replaces vipergen's own from now on.")
    }

    /// Creates a template that adds a file for each item of a subject.
    ///
    /// - Parameter name: the suffix of the type that it declares, as in `Coordinator` or `Coordinator.swift`.
    package func begin(_ name: String, for subject: CatalogueSubject, _ console: Console) throws(RunFailure) {
        let type = name.hasSuffix(Self.swift) ? String(name.dropLast(Self.swift.count)) : name
        guard !type.isEmpty, type.utf8.allSatisfy(\.isOfName) else {
            throw .usage([
                Diagnostic(
                    .invalidArgument,
                    "'\(name)' can't be the name of a type",
                    note: "write for example 'Coordinator'"
                )
            ])
        }
        if TemplateLibrary.own.names.contains(type + Self.swift) {
            throw .usage([
                Diagnostic(
                    .invalidArgument,
                    "vipergen has a template '\(type + Self.swift)' already",
                    note: "to replace it: vipergen template copy \(type + Self.swift)"
                )
            ])
        }
        let text = TemplateBeginning(type: type, subject: subject).text
        let path = try write(text, as: type + Self.swift, remedy: "change this file")
        console.tell(
            """
            Written to '\(path)': a file for each \(subject.rawValue).
            Change it, and see what it gives and what it may mention:

              vipergen template try \(type)
              vipergen template variables --for \(subject.rawValue.contains(" ") ? "'\(subject.rawValue)'" : subject.rawValue)
            """
        )
    }

    private func write(_ text: String, as name: String, remedy: String) throws(RunFailure) -> String {
        if SpecFolder(path: specs).projectFile == nil {
            throw .input(SpecFolder(path: specs).read().diagnostics)
        }
        let files = try sound(folder.read())
        if let own = files.first(where: { $0.name == name }) {
            throw .input([
                Diagnostic(
                    .fileInTheWay,
                    at: SourceLocation(path: own.path, line: 1, column: 1),
                    "there is a template '\(name)' of yours already",
                    note: remedy
                )
            ])
        }
        let path = "\(folder.path)/\(name)\(TemplateDescription.ending)"
        try NamedFile.write(text, to: path, Console(ReportStyle(isQuiet: true)))
        return path
    }
}

/// The text of a new template: a generated file with an enum, for each item of a subject.
private struct TemplateBeginning {
    let type: String
    let subject: CatalogueSubject

    var text: String {
        let folder = [ModuleFolder.feature, .module].first(where: subject.folders.contains) ?? .app
        let (pattern, tag) = name
        return """
            {{!
            for: \(subject.rawValue)
            file: \(folder.rawValue)/Generated/\(pattern)\(type).swift
            kind: generated
            declares: \(pattern)\(type)
            context: \(TemplateContext.version)
            what: …
            }}
            {{> GeneratedHeader}}
            /// …
            enum \(tag)\(type) {}

            """
    }

    /// The placeholder that tells items of the subject apart: in the path pattern, and as a tag in the text.
    private var name: (pattern: String, tag: String) {
        switch subject {
        case .project: ("<App>", "{{app}}")
        case .module, .emptyModule, .resourceModule, .stubbedModule: ("<Feature>", "{{feature}}")
        case .service: ("<Service>", "{{service}}")
        case .scope: ("<State>", "{{environment}}")
        case .useCase: ("<UseCase>", "{{useCase}}")
        case .repository: ("<Repository>", "{{repository}}")
        case .scene: ("<Scene>", "{{scene}}")
        case .component: ("<Component>", "{{component}}")
        case .protocol: ("<Protocol>", "{{protocol}}")
        case .content: ("<Scene><Content>Content", "{{contentFile.type}}")
        case .section: ("<Scene><Section>Section", "{{sectionFile.type}}")
        case .part: ("<Scene><PartView>", "{{partFile.view}}")
        }
    }
}

extension UInt8 {
    /// True if it can be in a Swift identifier, after the first character.
    fileprivate var isOfName: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }
}
