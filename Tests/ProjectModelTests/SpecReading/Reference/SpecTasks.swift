@testable import ProjectModel

/// The keys of scenes, modules and projects by what somebody is about to do.
///
/// For example: "Preview it" names `previews`, `variants` and `samples`.
struct SpecTask {
    let title: String
    /// Where to read how it is done, relative to the page.
    let page: String
    let scene: [SceneKeys]
    let module: [ModuleKeys]
    let project: [ProjectKeys]

    private init(
        _ title: String,
        page: String,
        scene: [SceneKeys] = [],
        module: [ModuleKeys] = [],
        project: [ProjectKeys] = []
    ) {
        self.title = title
        self.page = page
        self.scene = scene
        self.module = module
        self.project = project
    }

    /// The objects in which the keys stand, with their names.
    var keys: [(object: String, names: [String])] {
        [
            (SceneKeys.title, scene.map(\.rawValue)), (ModuleKeys.title, module.map(\.rawValue)),
            (ProjectKeys.title, project.map(\.rawValue)),
        ].filter { !$0.names.isEmpty }
    }

    static let all = [
        SpecTask(
            "Begin a project",
            page: "getting-started.md",
            project: [.project, .core, .app, .platforms, .runtime, .start, .tabs, .vipergenVersion]
        ),
        SpecTask("Add a scene", page: "adding-a-scene.md", scene: [.scene, .style, .summary, .parameters]),
        SpecTask(
            "Load, act, show failures",
            page: "work.md",
            scene: [.state, .stateConformances, .events, .interactor]
        ),
        SpecTask("Lead to other scenes", page: "#route", scene: [.routes, .output]),
        SpecTask("Be opened by links", page: "links.md", scene: [.links], project: [.links]),
        SpecTask("Show something else while nobody is signed in", page: "scopes.md", project: [.start, .scopes]),
        SpecTask("Hand something back", page: "results.md", scene: [.returns]),
        SpecTask(
            "Come back after a restart",
            page: "restoration.md",
            scene: [.descriptorConformances],
            project: [.descriptorConformances]
        ),
        SpecTask(
            "Reach services and use cases",
            page: "adding-a-scene.md",
            scene: [.uses],
            module: [.useCases],
            project: [.services, .environment]
        ),
        SpecTask(
            "Draw with SwiftUI",
            page: "styles/swiftui.md",
            scene: [.contents],
            module: [.uiModule]
        ),
        SpecTask(
            "Have a view model",
            page: "styles/mvvm.md",
            scene: [.parts, .useCase, .repository],
            module: [.repositories]
        ),
        SpecTask(
            "Preview and test it",
            page: "display-states.md",
            scene: [.previews],
            project: [.samples, .testing]
        ),
        SpecTask(
            "Vary a scene",
            page: "scene-variations.md",
            scene: [.variants, .children, .view, .lifetime]
        ),
        SpecTask(
            "Cut the app into modules",
            page: "module-definitions.md",
            module: [.kind, .summary, .imports, .sources, .types, .sandbox],
            project: [.appModule, .swift, .build, .manifest, .packages, .bundleIdPrefix, .localization]
        ),
        SpecTask("Mock what modules declare", page: "mocks.md", module: [.mocks]),
        SpecTask(
            "Bring in what is there",
            page: "existing-apps.md",
            scene: [.descriptor, .builder, .class],
            project: [.descriptors]
        ),
        SpecTask(
            "Have templates of your own",
            page: "own-templates.md",
            scene: [.options],
            module: [.options],
            project: [.options, .templates]
        ),
        SpecTask(
            "Own more of it, or less",
            page: "emitted-code.md",
            project: [.unmanaged, .lint, .legacySingletons]
        ),
    ]
}

extension SpecReference {
    /// A whole scene, by the keys that most scenes have.
    static let shortScene = """
        scene: RecipeDetails
        summary: One recipe, and a way to its author.
        parameters: { recipeID: Int64 }
        state: { recipe: { loads: Recipe, from: "recipeRepository.recipe(id: recipeID)" } }
        events: [didTapAuthor]
        routes: { author: { to: UserProfile, with: [userID] } }
        """

    static var tasks: String {
        let rows = SpecTask.all.map { task in
            let keys = task.keys.map { object, names in
                names.map { "[`\($0)`](#\(object))" }.joined(separator: ", ")
                    + (object == SceneKeys.title ? "" : " of the \(object)")
            }
            return "| [\(task.title)](\(task.page)) | \(keys.joined(separator: "; ")) |\n"
        }
        return "\nAnd by task:\n\n| to do | keys |\n|---|---|\n" + rows.joined()
    }
}
