/// JSON Schema (draft 7) for a file of specs. Editors use it to complete keys, explain them and mark mistakes.
///
/// It is made from the descriptions that decode specs. Rules between files, and those that need a Swift parser, are
/// left to `vipergen check`. Source: json-schema.org/draft-07.
public struct SpecSchema: Sendable {
    /// The kinds of file.
    public enum File: String, CaseIterable, Sendable {
        case project
        case module
        case scene
    }

    private let file: File
    /// The names in the project, if there is one.
    private let names: [ProjectName: [String]]
    /// The styles, for the questions to their scenes; `nil` without a project.
    private let styles: [SceneStyle]?
    private let questions: [OptionSubject: [SceneOption]]

    public init(of file: File, in specs: SpecSet? = nil) {
        self.file = file
        names = specs.map(ProjectName.all) ?? [:]
        styles = specs?.styles
        questions = specs?.questions ?? [:]
    }

    /// The schema as text, with a member per line. All but the head is the same for each file of a project.
    public var text: String {
        let beginning = JSONValue.object(head).text(indents: true).dropLast("\n}".utf8.count)
        let asked = (styles ?? []).map { DefinedNames.Style(name: $0.rawValue, options: $0.options) }
        let rest = Remembered.value(for: DefinedNames(names: names, styles: asked, questions: questions)) {
            JSONValue.object(definitions).text(indents: true)
        }
        return "\(beginning),\(rest.dropFirst("{".utf8.count))"
    }

    private struct DefinedNames: Hashable {
        struct Style: Hashable {
            let name: String
            let options: [SceneOption]
        }

        let names: [ProjectName: [String]]
        let styles: [Style]
        let questions: [OptionSubject: [SceneOption]]
    }

    private typealias Members = [(name: String, value: JSONValue)]

    private var head: Members {
        [
            ("$schema", .text("http://json-schema.org/draft-07/schema#")),
            ("title", .text("A \(file.rawValue) of ViperGen")),
            ("allOf", .list([reference(to: file.rawValue)])),
        ]
    }

    private var definitions: Members {
        let objects = SpecReference.objects.map { (name: Self.key($0.title), value: definition($0)) }
        return [("definitions", .object(objects + nameDefinitions))]
    }

    private func definition(_ object: SpecObject) -> JSONValue {
        let required = object.keys.filter { $0.presence == .required }.map(\.name)
        return .sparse([
            "type": .text("object"),
            "allOf": .list(styles.map { answers(in: object, of: $0, questions) } ?? []),
            "description": .text(object.place),
            "properties": .object(object.keys.map { ($0.name, property($0)) }),
            "required": .texts(required),
            "additionalProperties": .flag(false),
        ])
    }

    /// Returns the schema of a key, whose description in editors is the sentence on the reference page.
    private func property(_ key: SpecKey) -> JSONValue {
        var text = key.summary
        if case .defaults(let value) = key.presence { text += " Default: \(value)." }
        let shape = ValueShape(of: key.type) ?? .anything
        return .object([
            ("description", .text("\(text)\n\nFor example: \(key.example)")),
            ("anyOf", .list([schema(shape)] + null(key))),
        ])
    }

    /// Returns the schema for a missing value, which optional keys allow.
    private func null(_ key: SpecKey) -> [JSONValue] { key.presence == .required ? [] : [type("null")] }

    private func schema(_ shape: ValueShape) -> JSONValue {
        switch shape {
        case .scalar: type("string", "number", "boolean")
        case .swift: type("string", "number", "boolean", "array")
        case .flag: type("boolean")
        case .choice(let words): .object([("enum", .list(words.flatMap(spellings)))])
        case .pattern(let pattern): .object([("type", .text("string")), ("pattern", .text(pattern))])
        case .name(let name): reference(to: Self.key(name.rawValue))
        case .object(let title): reference(to: title)
        case .list(let item): .object([("type", .text("array")), ("items", schema(item))])
        case .byName(let value):
            .object([
                ("type", .text("object")),
                ("additionalProperties", .object([("anyOf", .list([schema(value), type("null")]))])),
            ])
        case .either(let shapes): .object([("anyOf", .list(shapes.map(schema)))])
        case .anything: .object([])
        }
    }

    /// Returns the values for a word: to an editor, `5` is a number.
    private func spellings(_ word: String) -> [JSONValue] {
        switch word {
        case "true": [.flag(true)]
        case "false": [.flag(false)]
        default: Int(word).map { [.number($0), .text(word)] } ?? [.text(word)]
        }
    }

    private func type(_ names: String...) -> JSONValue {
        .object([("type", names.count == 1 ? .text(names[0]) : .texts(names))])
    }

    private func reference(to definition: String) -> JSONValue {
        .object([("$ref", .text("#/definitions/\(Self.key(definition))"))])
    }

    private static func key(_ title: String) -> String { title.replacing(" ", with: "-") }

    /// The names that don't depend on a project.
    private static let fixedNames: [ProjectName: [String]] = [.rule: LintRule.allCases.map(\.rawValue).sorted()]

    private var nameDefinitions: Members {
        ProjectName.allCases.map { name in
            (
                Self.key(name.rawValue),
                (names[name] ?? Self.fixedNames[name]).map { .object([("enum", .texts($0))]) }
                    ?? type("string", "number", "boolean")
            )
        }
    }
}

extension ProjectName {
    /// Returns the names in a project, sorted.
    fileprivate static func all(in specs: SpecSet) -> [ProjectName: [String]] {
        let core = specs.modules.filter { $0.kind.value == .core }.map(\.name.value) + [specs.project.core.value]
        let modules = specs.modules.map(\.name.value) + core + [specs.project.app.value]
        return [
            .scene: specs.modules.flatMap(\.scenes).map(\.name.value),
            .service: specs.project.services.map(\.name.value),
            .useCase: specs.modules.flatMap(\.useCases).map(\.name.value),
            .repository: specs.modules.flatMap(\.repositories).map(\.name.value),
            .module: modules,
            .coreModule: core,
            .rule: LintRule.allCases.map(\.rawValue),
            .style: specs.styles.filter(\.isTeams)
                .map(\.rawValue),
        ].mapValues { Set($0).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    }
}
