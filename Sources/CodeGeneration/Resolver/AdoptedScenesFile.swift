import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// The way from descriptors to the team's own builders, checked by the compiler. Descriptors are the team's own as well, or lie
/// beside it.
struct AdoptedScenesFile: Sendable {
    private let context: GenerationContext
    private var project: Project { context.project }

    init(_ context: GenerationContext) {
        self.context = context
    }

    static let table = TemplateTable<AdoptedScenesFile>(declarations + functions)

    private static let declarations: [TemplateVariable<AdoptedScenesFile>] = [
        .imports { importLines(in: $0.context) },
        .flag("hasImports", "whether the file imports anything") { !importLines(in: $0.context).isEmpty },
        // Types can say so since Swift 6.1; older compilers don't know the setting either.
        .text("isolated", "what keeps the enum of scenes off the main actor") {
            $0.isolatesByDefault ? "nonisolated " : ""
        },
        // Descriptors may be on the main actor, and what is in an extension of theirs is then as well.
        .text("conformance", "what keeps the descriptors' conformance off the main actor") {
            $0.isolatesByDefault && !$0.isOnMainActor ? "nonisolated " : ""
        },
        .flag("declaresEnvironment", "whether the environment is declared here, as no type of the team's is named") {
            $0.hasOwnDescriptors && !$0.project.environment.isTeams
        },
        .texts("newNamespace", "what generated descriptors are nested in, where that isn't the team's own") {
            let descriptors = $0.project.descriptors
            return $0.hasOwnDescriptors && descriptors.teamNamespace == nil ? [descriptors.aloneNamespace] : []
        },
        .list("ownDescriptors", "the generated descriptors, where there are any", of: descriptor) { file in
            file.project.adoptedScenes.filter(\.hasGeneratedDescriptor).map { ($0, file.project) }
        },
        .flag("hasTeamDescriptors", "whether the descriptors are the team's own") { !$0.hasOwnDescriptors },
        .list("scenes", "the scenes whose builders are the team's own", of: scene) { file in
            file.project.adoptedScenes.map { ($0, file.project) }
        },
    ]

    private static let functions: [TemplateVariable<AdoptedScenesFile>] = [
        .texts("attributes", "the attribute of the environment's functions") { $0.isOnMainActor ? ["@MainActor"] : [] },
        // A team that says so has code that says nothing, which Swift 5 is lenient with as long as this doesn't either.
        .text("functions", "what keeps the environment's functions off the main actor") {
            !$0.isOnMainActor && $0.isolatesByDefault ? "nonisolated " : ""
        },
        .text("handedParameters", "what the team's resolver takes besides the descriptor, as further parameters") {
            $0.project.descriptors.resolverParameters.map { ", \($0.declaration)" }.joined()
        },
        .text("handedArguments", "the same, as further arguments") {
            $0.project.descriptors.resolverParameters.map { ", \($0.argument($0.local))" }.joined()
        },
        .text("result", "the type that the team's resolver gives") { $0.result },
        .text("optionalResult", "the same or nothing") { $0.project.descriptors.returns.map(optional) ?? "Any?" },
    ]

    private static let descriptor: TemplateTable<(AdoptedScene, Project)> = [
        .texts("summary", "what the spec says of the scene, as lines of a documentation comment") { scene, _ in
            scene.summary.documentation
        },
        .text("namespace", "what it is nested in") { $1.descriptors.aloneNamespace },
        .text("name", "its name") { scene, _ in scene.descriptorName },
        .flag("hasFields", "whether it holds anything") { scene, _ in !scene.parameters.isEmpty },
        .texts("fields", "what it holds, each with its type and its default") { scene, _ in
            scene.parameters.map { parameter in
                let field = "\(parameter.name.spelled(.declaration)): \(parameter.type.text)"
                return parameter.defaultValue.map { "\(field) = \($0.text)" } ?? field
            }
        },
    ]

    private static let scene: TemplateTable<(AdoptedScene, Project)> = [
        .texts("summary", "what the spec says of the scene, as lines of a documentation comment") { scene, _ in
            scene.summary.documentation
        },
        .text("declaration", "the scene's case") { scene, _ in scene.name.lowerCamelCase.spelled(.declaration) },
        .text("case", "the scene's case behind a dot") { scene, _ in scene.name.lowerCamelCase.spelled(.member) },
        .text("descriptor", "the descriptor's type") { scene, _ in scene.descriptor.value.text },
        .flag("usesDescriptor", "whether its builder looks at the descriptor") { scene, _ in
            scene.builder?.value.names.contains("descriptor") ?? true
        },
        .text("output", "the type that its builder gives, where each has one of its own") { scene, project in
            project.descriptors.returns == nil && !scene.hasGeneratedDescriptor
                ? "\(scene.descriptor.value.text).\(project.descriptors.output)" : ""
        },
        .text("builder", "what builds it") { scene, _ in scene.builderText },
    ]

    private var hasOwnDescriptors: Bool { project.adoptedScenes.contains(where: \.hasGeneratedDescriptor) }

    private var result: String {
        project.descriptors.returns?.text ?? (hasOwnDescriptors ? SceneOutput.viewController.rawValue : "Any")
    }

    private var isolatesByDefault: Bool { project.swift.defaultIsolation == .mainActor }

    private var isOnMainActor: Bool { project.environment.functionIsolation == .mainActor }

    /// `nil` says that the descriptor isn't an adopted one, also where a builder may return `nil`.
    private static func optional(_ type: SwiftType) -> String {
        type.isOptional ? "\(type.text)?" : type.optionalText
    }

    private static func importLines(in context: GenerationContext) -> [String] {
        let project = context.project
        let own = context.adoptedModules + [project.environment.module]
        return project.descriptors.importLines(of: own, besides: [project.app])
    }
}

extension DescriptorTypes {
    /// As the team asks for them; frameworks that aren't everywhere come last.
    func importLines(of own: [String] = [], besides known: Set<String>) -> [String] {
        let all = Set(imports + own).subtracting(known)
        let conditional = all.filter(\.isPlatformFramework).union(Set(optionalImports).subtracting(known)).sorted()
        return all.subtracting(conditional).sorted().map { "import \($0)" }
            + conditional.flatMap { ["#if canImport(\($0))", "    import \($0)", "#endif"] }
    }
}

extension String {
    /// Whether it is a module of Apple's platforms that others lack.
    fileprivate var isPlatformFramework: Bool {
        PlatformModules.names.contains(self) && !PlatformModules.everywhere.contains(self)
    }
}
