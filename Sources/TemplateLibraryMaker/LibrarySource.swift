import TemplateCatalogue

/// The Swift files that the templates become, by their paths in the package.
struct LibrarySource {
    static let folder = "Sources/Templates/Generated"
    private static let header = """
        // swift-format-ignore-file
        // Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.

        """

    let templates: [TemplateDescription]
    /// In their order.
    let styles: [StyleDescription]

    var files: [String: String] {
        var files: [String: String] = [:]
        for subject in CatalogueSubject.allCases {
            files["\(Self.folder)/\(subject.typeName).swift"] = Self.header + entries(of: subject)
        }
        let folders = Dictionary(grouping: templates, by: \.folder)
        for (folder, templates) in folders {
            files["\(Self.folder)/\(folder)Texts.swift"] = Self.header + texts(of: templates, in: folder)
        }
        files["\(Self.folder)/TemplateTexts.swift"] = Self.header + allTexts(in: folders.keys.sorted())
        for (path, text) in StyleSource(descriptions: styles).files { files[path] = Self.header + text }
        return files
    }

    // MARK: Entries

    private func entries(of subject: CatalogueSubject) -> String {
        let own = templates.filter { $0.file?.subject == subject }
        let entries = own.compactMap { template in template.file.map { entry(of: template, $0) } }
        return """
            public import TemplateCatalogue

            /// Templates of files that are made for each \(subject.rawValue).
            public enum \(subject.typeName): Int, CatalogueTemplate {
            \(own.map { "    case \($0.caseName)\n" }.joined())
                public typealias Condition = \(subject.conditionType)

                public static let subject = CatalogueSubject.\(subject)

                public var entry: CatalogueEntry<Condition> { Self.entries[rawValue] }

                private static let entries = allCases.map(\\.described)

                private var described: CatalogueEntry<Condition> {
                    switch self {
            \(entries.joined())        }
                }
            }

            """
    }

    private func entry(of template: TemplateDescription, _ file: TemplateDescription.File) -> String {
        var arguments = [template.name.debugDescription]
        arguments += qualifiers(file.styles, file.conditions)
        arguments.append("path: \(file.path.swift)")
        if let section = file.section { arguments.append("section: \(section)") }
        arguments.append("kind: .\(file.kind.rawValue)")
        if !file.declares.isEmpty {
            let types = file.declares.map { type in
                "DeclaredType(\(([type.name.swift] + qualifiers(type.styles, type.conditions)).joined(separator: ", ")))"
            }
            arguments.append("declares: [\n\(types.map { "                    \($0),\n" }.joined())                ]")
        }
        if let claims = file.claims { arguments.append("claims: \(claims.swift)") }
        if let yields = file.yields { arguments.append("yields: \(yields.swift)") }
        if let brings = file.brings { arguments.append("brings: \(brings.swift)") }
        arguments.append("summary: \(file.summary.debugDescription)")
        return """
                    case .\(template.caseName):
                        return CatalogueEntry(
            \(arguments.map { "                \($0)" }.joined(separator: ",\n"))
                        )

            """
    }

    private func qualifiers(_ styles: [String]?, _ conditions: [String]) -> [String] {
        (styles.map { ["styles: [\($0.map { "." + $0 }.joined(separator: ", "))]"] } ?? [])
            + (conditions.isEmpty ? [] : ["when: [\(conditions.map { "." + $0 }.joined(separator: ", "))]"])
    }

    // MARK: Texts

    private func texts(of templates: [TemplateDescription], in folder: String) -> String {
        let sources = templates.map { template in
            let marks = template.text.marks
            return """
                        Source(
                            name: \(template.name.debugDescription),
                            path: \(template.path.debugDescription),
                            text: \(marks)\"""
                \(template.text)
                \"""\(marks),
                            firstLine: \(template.firstLine)
                        ),

                """
        }
        return """
            extension TemplateLibrary {
                static let in\(folder): [Source] = [
            \(sources.joined())    ]
            }

            """
    }

    private func allTexts(in folders: [String]) -> String {
        """
        extension TemplateLibrary {
            /// Every template, by path.
            public static let sources: [Source] =
                [\(folders.map { "in\($0)" }.joined(separator: ", "))].flatMap(\\.self)
        }

        """
    }
}

extension CatalogueSubject {
    /// The enum of its templates. For example: `SceneTemplate`.
    var typeName: String {
        rawValue.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Template"
    }

    fileprivate var conditionType: String {
        switch self {
        case .project: "ProjectCondition"
        case .module: "ModuleCondition"
        case .resourceModule: "ResourceCondition"
        case .service: "ServiceCondition"
        case .scene, .content, .section, .part: "SceneCondition"
        case .component: "ComponentCondition"
        case .useCase: "UseCaseCondition"
        case .repository: "RepositoryCondition"
        case .emptyModule, .stubbedModule: "NoCondition"
        }
    }
}

extension NamePattern {
    /// The pattern as Swift has it.
    fileprivate var swift: String {
        let parts = segments.map { segment in
            switch segment {
            case .text(let text): ".text(\(text.debugDescription))"
            case .name(let placeholder): ".name(.\(placeholder))"
            case .folder(let folder): ".folder(.\(folder))"
            }
        }
        return "NamePattern([\(parts.joined(separator: ", "))])"
    }
}

extension String {
    /// As many marks as a raw literal with this text needs.
    fileprivate var marks: String {
        var marks = "#"
        while contains("\"" + marks) || contains("\\" + marks) { marks += "#" }
        return marks
    }
}
