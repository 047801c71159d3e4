import Foundation
import MockGeneration
import ProjectModel
import SwiftReading
@testable import Templating
import TestSupport
import Testing

@testable import CodeGeneration

/// What the variables of templates are in the sample and in the goldens, which have everything between them.
struct VariableExamples {
    private static let goldens = [
        "Standard", "SwiftUI", "UIModule", "MVVM", "Legacy", "Variations", "Sandbox", "OwnTypes", "Images", "Loads",
        "Types", "AppScenes", "TeamEnvironment", "HalfWay", "Adopted", "Assembled", "NextScreen", "XcodeGen",
        "Components", "AdoptedRoutes", "Reducer", "Scopes",
    ]

    /// Read once for all tests.
    static let all = Result { try VariableExamples() }

    /// By the subject's name and the names that lead to a variable.
    private(set) var texts: [[String]: String] = [:]

    private init() throws {
        let folders = ["specs"] + Self.goldens.map { "Tests/Goldens/\($0)/specs" }
        for folder in folders {
            let templates = GoldenTemplates.of(folder)
            add(try Self.project(in: folder), templates)
        }
        let components = "Tests/Goldens/Components"
        try addProtocol(of: try Self.project(in: Self.classic))
        try addComponents(of: try Self.project(in: "\(components)/specs"), in: "\(components)/overlay")
    }

    private static let classic = "Tests/Goldens/Classic/specs"

    /// One with all that there is a variable of.
    private mutating func addProtocol(of project: Project) throws {
        let source = """
            import Foundation

            /// @mockable
            public protocol RecipeRepository: Sendable {
                static var limit: Int { get set }
                var name: String { get async throws }
                func recipe(recipeID: Int64) async throws -> String
                static func clear()
            }
            """
        var options = MockOptions()
        options.describesProtocols = true
        let path = "Sources/Recipes/RecipeRepository.swift"
        let file = MockGenerator(options: options).generate([MockSource(path: path, bytes: Array(source.utf8))]).files
            .first
        let place = ProtocolPlace(
            mocked: try #require(file?.mocked),
            module: try #require(MockedModule.all(of: project).first),
            specPath: path,
            context: GenerationContext(project: project, templates: GoldenTemplates.of(Self.classic))
        )
        add("protocol", place, called: "RecipeRepository")
    }

    /// Those that a golden's sources have.
    private mutating func addComponents(of project: Project, in folder: String) throws {
        let context = GenerationContext(project: project)
        let overlay = Repository.root.appendingPathComponent(folder).path
        let sources = project.componentModules.flatMap { module in
            SourceFolder(path: "\(overlay)/\(module.folder)").files().files.map {
                ComponentSource(module: module, path: "\(module.folder)/\($0.path)", display: $0.path, bytes: $0.bytes)
            }
        }
        let all = sources.map(\.bytes)
        let found = ProjectComponents(project, sources) { search in
            all.reduce(into: [:]) { cases, bytes in cases.merge(search.cases(in: bytes)) { first, _ in first } }
        }
        try #require(found.diagnostics.isEmpty && !found.components.isEmpty)
        for component in found.components {
            let place = ComponentPlace(component: component, context: context)
            add("component", place, called: component.name)
        }
    }

    private static func project(in folder: String) throws -> Project {
        let files = SpecFolder(path: Repository.root.appendingPathComponent(folder).path).read().files
        let decoder = SpecDecoder(templates: GoldenTemplates.of(folder))
        let specs = try #require(decoder.decode(files).specs, "\(folder)")
        // A golden's components are in its overlay.
        let overlay = Repository.root.appendingPathComponent(folder + "/../overlay").path
        var facts = TargetPackageFacts()
        let found = TargetPackageFacts.read(for: specs, in: overlay, specsFolder: folder)
        (facts.components, facts.enumCases) = (found.components, found.enumCases)
        return try #require(ProjectValidator().validate(specs, facts: facts).project, "\(folder)")
    }

    private mutating func add(_ project: Project, _ templates: TeamTemplates) {
        let context = GenerationContext(project: project, templates: templates)
        add("project", context, called: project.name)
        for module in EmptyModule.all(in: context) {
            let place = EmptyModulePlace(module: module, context: context)
            add("module without files", place, called: module.name)
        }
        for module in ResourceModule.all(in: context) {
            let place = ResourceModulePlace(module: module, context: context)
            add("module with resources", place, called: module.name)
        }
        for place in ServicePlace.all(in: context) {
            add("service", place, called: place.service.name)
        }
        for scope in project.scopes {
            add("scope", ScopePlace(scope: scope, context: context), called: scope.name)
        }
        for feature in project.features {
            let module = ModulePlace(feature, in: context)
            add("module", module, called: feature.name)
            if feature.hasStubbableEnvironment {
                var mocks = ServiceMocks()
                for place in ServicePlace.all(in: context) {
                    let type = place.service.type.text
                    mocks.add("Mock\(type)", of: type, in: place.module.name)
                }
                let place = StubbedModulePlace(module: module, mocks: mocks)
                add("stubbed module", place, called: feature.name)
            }
            for useCase in feature.useCases {
                add("use case", UseCasePlace(useCase, of: module), called: useCase.name)
            }
            for repository in feature.repositories {
                let place = RepositoryPlace(repository, of: module)
                add("repository", place, called: repository.name)
            }
            for scene in feature.scenes { add(ScenePlace(scene, of: module)) }
        }
    }

    private mutating func add(_ place: ScenePlace) {
        let scene = place.scene
        add("scene", place, called: scene.name)
        for piece in scene.contents {
            add("content", ScenePiecePlace(piece, of: place), called: scene.name)
        }
        for piece in scene.contents.flatMap(\.sections) {
            add("section", ScenePiecePlace(piece, of: place), called: scene.name)
        }
        for piece in scene.screenParts {
            add("part", ScenePiecePlace(piece, of: place), called: scene.name)
        }
    }

    /// Of a subject only what its own templates mention: of an old screen nobody asks for the presenter.
    private mutating func add<Subject: FileSubject>(_ subject: String, _ place: Subject, called name: String) {
        let header = MentionedNames.of(MentionedNames.header)
        let mentioned = place.requests().reduce(into: header) { names, request in
            names.formUnion(MentionedNames.of(request.template))
        }
        guard case .object(let object) = Subject.table.value(of: place) else { return }
        for variable in Subject.table.descriptions where mentioned.contains(variable.name) {
            guard let value = object[variable.name] else { continue }
            add(value, variable.type, at: [subject, variable.name], called: name)
        }
    }

    private mutating func add(
        _ value: TemplateValue,
        _ type: TemplateVariableType,
        at path: [String],
        called name: String
    ) {
        switch (type, value) {
        case (.fields(let fields), .object(let object)):
            for field in fields {
                if let value = object[field.name] { add(value, field.type, at: path + [field.name], called: name) }
            }
        case (.list(let item), .list(let items)): for value in items { add(value, item, at: path, called: name) }
        case (_, .text(let text)): note(text, at: path)
        case (_, .code(let code)):
            let lines = code.lines(at: 0)
            note((lines.first ?? "") + (lines.count > 1 ? " …" : ""), at: path)
        case (_, .flag(true)): note("true of \(name)", at: path)
        default: break
        }
    }

    private mutating func note(_ text: String, at path: [String]) {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if !words.isEmpty, texts[path] == nil { texts[path] = words }
    }
}

/// The names that templates mention, those of what they include among them.
enum MentionedNames {
    /// What a team's own template may begin with, also where none of ours does.
    static let header = "GeneratedHeader"

    private static let texts = Dictionary(
        TemplateLibrary.own.templates.map { ($0.name, $0.text) } + GoldenTemplates.texts,
        uniquingKeysWith: { first, _ in first }
    )

    static func of(_ template: String, behind visited: Set<String> = []) -> Set<String> {
        guard let text = texts[template], !visited.contains(template) else { return [] }
        var result: Set<String> = []
        for tag in text.matches(of: /\{\{([#^>]?) ?([\w.]+)/) {
            let name = String(tag.2)
            if tag.1 == ">" {
                result.formUnion(of(name, behind: visited.union([template])))
            } else {
                result.formUnion(name.split(separator: ".").map(String.init))
            }
        }
        return result
    }
}
