/// The Swift that the descriptions of styles become.
struct StyleSource {
    static let styles = "Sources/TemplateCatalogue/Generated/SceneStyle.swift"
    static let parts = "Sources/Templates/Generated/SceneStyleParts.swift"

    /// In their order.
    let descriptions: [StyleDescription]

    var files: [String: String] { [Self.styles: styles, Self.parts: parts] }

    private var styles: String {
        let cases = descriptions.map { "    /// \($0.summary.sentence)\n    case \($0.name)\n" }
        let traits = descriptions.map { style in
            "        case .\(style.name): [\(style.traits.map { "." + $0 }.joined(separator: ", "))]\n"
        }
        let lacks = descriptions.map { style in
            "        case .\(style.name): [\(style.lacks.map(\.debugDescription).joined(separator: ", "))]\n"
        }
        return """
            /// What a scene is made of.
            public enum SceneStyle: String, CaseIterable, Hashable, Sendable {
            \(cases.joined())}

            extension SceneStyle {
                public var traits: StyleTraits {
                    switch self {
            \(traits.joined())        }
                }

                /// Keys of scenes that those of the style don't have.
                public var lacks: [String] {
                    switch self {
            \(lacks.joined())        }
                }
            }

            """
    }

    private var parts: String {
        let lists = descriptions.map { style in
            """
                private static let partsOf\(style.name.capital): [ScenePart] = [
            \(style.parts.map { "        \(part($0)),\n" }.joined())    ]

            """
        }
        let cases = descriptions.map { "        case .\($0.name): Self.partsOf\($0.name.capital)\n" }
        return """
            public import TemplateCatalogue

            extension SceneStyle {
                /// What a scene of the style may have, in the order in which generated code lists it.
                public var parts: [ScenePart] {
                    switch self {
            \(cases.joined())        }
                }

            \(lists.joined(separator: "\n"))}

            """
    }

    private func part(_ part: StyleDescription.Part) -> String {
        var arguments = [part.suffix.debugDescription]
        if let members = part.members { arguments.append("members: .\(members)") }
        if let contract = part.contract { arguments.append("contract: \(contract.debugDescription)") }
        if let scaffold = part.scaffold { arguments.append("scaffold: .\(scaffold)") }
        if let tests = part.tests { arguments.append("tests: .\(tests)") }
        if let condition = part.condition { arguments.append("when: .\(condition)") }
        if !part.collaborators.isEmpty {
            arguments.append("collaborators: [\(part.collaborators.map(\.debugDescription).joined(separator: ", "))]")
        }
        if part.isCommonlyNamed { arguments.append("isCommonlyNamed: true") }
        return "ScenePart(\(arguments.joined(separator: ", ")))"
    }
}

extension String {
    fileprivate var capital: String { prefix(1).uppercased() + dropFirst() }
    fileprivate var sentence: String { capital + "." }
}
