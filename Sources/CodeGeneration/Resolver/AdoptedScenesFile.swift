/// The switch from descriptors to the team's own builders, checked by the compiler. The descriptors are the team's own
/// or generated.
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
        .flag("isDivided", "whether they are too many for one switch") { $0.groups.count > 1 },
        .list("groups", "the scenes whose descriptors are the team's own, as many as a switch is over", of: group) {
            $0.groups
        },
        .list("scenes", "the same scenes, all in one list", of: scene) { $0.groups.flatMap(\.scenes) },
        .list("reached", "those of them that generated scenes lead to", of: scene) { file in
            let names = Set(file.project.features.flatMap(\.scenes).adoptedDestinations.map(\.scene))
            return file.groups.flatMap(\.scenes).filter { names.contains($0.scene.name) }
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
        .list(
            "generated",
            "the other scenes of the specs, as cases of a switch over the descriptor",
            of: GeneratedScenesFile.caseTable
        ) {
            GeneratedScenesFile($0.context).cases
        },
        .flag("hasGenerated", "whether there are any") { !GeneratedScenesFile($0.context).cases.isEmpty },
        .flag("isOffMainActor", "whether the environment's functions aren't on the main actor") { !$0.isOnMainActor },
        .text("cast", "what makes a view controller what the team's resolver gives; empty where it is that") { file in
            guard let type = file.project.descriptors.returns?.text, type != "UIViewController", type != "Any" else {
                return ""
            }
            return " as? \(type)"
        },
    ]

    private static let group: TemplateTable<AdoptedGroup> = [
        .text("group", "the type of its scenes") { "Group\($0.number)" },
        .text("groupCase", "its case") { "group\($0.number)" },
        .list("groupScenes", "its scenes", of: scene) { $0.scenes },
    ]

    private static let scene: TemplateTable<AdoptedEntry> = [
        .texts("summary", "what the spec says of the scene, as lines of a documentation comment") {
            $0.scene.summary.documentation
        },
        .text("scene", "the scene's name") { $0.scene.name },
        .text("declaration", "the scene's case") { $0.caseName.spelled(.declaration) },
        .text("case", "the scene's case behind a dot") { $0.caseName.spelled(.member) },
        .text("value", "the descriptor's scene") { entry in
            let value = ".\(entry.caseName.spelled(.member))(self)"
            return entry.group.map { ".group\($0)(\(value))" } ?? value
        },
        .text("descriptor", "the descriptor's type") { $0.descriptor },
        .flag("usesDescriptor", "whether its builder looks at the descriptor") {
            $0.scene.builder.usesDescriptor
        },
        .text("output", "the type that its builder gives, where each has one of its own") { entry in
            let descriptors = entry.project.descriptors
            return descriptors.returns == nil && !entry.scene.hasGeneratedDescriptor
                ? "\(entry.descriptor).\(descriptors.output)" : ""
        },
        .text("public", "what stands before the function by which scenes of features lead to it") { entry in
            entry.project.featuresLeading(to: entry.scene).isEmpty ? "" : "public "
        },
        .text("builder", "what builds it") { $0.scene.builderText },
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

    /// The scenes of each switch. The compiler can check a switch over 600 scenes but not over 1,000; a group has no
    /// more than are known to be quick.
    private var groups: [AdoptedGroup] {
        let scenes = project.adoptedScenes
        let size = AdoptedGroup.mostScenes
        if scenes.count <= size {
            return [AdoptedGroup(number: 1, scenes: scenes.map { AdoptedEntry(scene: $0, project: project) })]
        }
        return stride(from: 0, to: scenes.count, by: size).enumerated().map { position, start in
            AdoptedGroup(
                number: position + 1,
                scenes: scenes[start..<min(start + size, scenes.count)].map {
                    AdoptedEntry(scene: $0, project: project, group: position + 1)
                }
            )
        }
    }

    private var hasOwnDescriptors: Bool { project.adoptedScenes.contains(where: \.hasGeneratedDescriptor) }

    private var result: String {
        project.descriptors.returns?.text ?? (hasOwnDescriptors ? SceneOutput.viewController.rawValue : "Any")
    }

    private var isolatesByDefault: Bool { project.swift.defaultIsolation == .mainActor }

    private var isOnMainActor: Bool { project.environment.functionIsolation == .mainActor }

    /// Returns an optional type even for an optional one: `nil` means that the descriptor isn't an adopted one.
    private static func optional(_ type: SwiftType) -> String {
        type.isOptional ? "\(type.text)?" : type.optionalText
    }

    private static func importLines(in context: GenerationContext) -> [String] {
        let project = context.project
        let own =
            context.adoptedModules + [project.environment.module] + project.adoptedScenes.compactMap(\.module)
        let interfaces = GeneratedScenesFile(context).interfaces
        let runtime = interfaces.isEmpty ? [] : ["ViperRuntime"]
        // What a feature's scene is led to by is public, and so is what it is declared with.
        let leading = project.adoptedScenes.flatMap(project.featuresLeading)
        let seen = project.coreModules.map(\.name) + ["ViperRuntime"]
        return project.descriptors.importLines(
            of: own + interfaces + runtime,
            besides: [project.app],
            publicly: leading.isEmpty ? [] : Set(seen)
        )
    }
}

extension DescriptorTypes {
    /// Returns the modules that declare descriptors and builders: those on all platforms, and those on some only.
    func modules(with own: [String], besides known: Set<String>) -> (plain: [String], conditional: [String]) {
        let all = Set(imports + own).subtracting(known)
        let conditional = all.filter(\.isPlatformFramework).union(all.intersection(optionalImports))
        return (all.subtracting(conditional).sorted(), conditional.sorted())
    }

    /// Returns the imports that the team asks for; frameworks that only some platforms have come last.
    func importLines(
        of own: [String] = [],
        besides known: Set<String>,
        publicly shared: Set<String> = []
    ) -> [String] {
        let (plain, conditional) = modules(with: own, besides: known)
        return plain.map { (shared.contains($0) ? "public " : "") + "import \($0)" }
            + conditional.flatMap { ["#if canImport(\($0))", "    import \($0)", "#endif"] }
    }
}

extension Project {
    /// Returns the features outside the app's module with a scene that leads to the adopted one.
    fileprivate func featuresLeading(to scene: AdoptedScene) -> [Feature] {
        features.filter { feature in
            !feature.isApp && feature.scenes.adoptedDestinations.contains { $0.scene == scene.name }
        }
    }
}

/// The adopted scenes of one switch.
private struct AdoptedGroup: Sendable {
    static let mostScenes = 300

    /// The number, starting at one.
    let number: Int
    let scenes: [AdoptedEntry]
}

/// An adopted scene in the switch.
private struct AdoptedEntry: Sendable {
    let scene: AdoptedScene
    let project: Project
    /// The number of its group, if there are several.
    var group: Int?

    var caseName: String { scene.name.lowerCamelCase }

    /// The descriptor's type. In a resolver-only project, the file doesn't see the runtime's types.
    var descriptor: String {
        let text = scene.descriptor.value.text
        return project.isResolverOnly ? text : project.descriptors.qualified(text)
    }
}
