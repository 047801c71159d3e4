/// The app's first screen: a scene, tabs, or nothing yet.
struct AppEntranceFile: Sendable {
    private let context: GenerationContext
    private var project: Project { context.project }

    init(_ context: GenerationContext) {
        self.context = context
    }

    static let table: TemplateTable<AppEntranceFile> = [
        .imports { $0.imports.lines() },
        .text("scene", "what makes the first screen, where that is one scene") { file in
            if case .scene(let scene) = file.project.entrance { root(scene, in: file.context) } else { "" }
        },
        .flag("hasTabs", "whether the first screen has tabs, whatever the app's state is") { file in
            if case .tabs = file.project.entrance { true } else { false }
        },
        .list("items", "the tabs that have a title or an image", of: item) { file in
            file.project.entrance.tabs.filter(\.hasItem).map { ($0, file.context) }
        },
        .texts("tabs", "what makes the screen of each tab") { file in
            file.project.entrance.tabs.map { $0.hasItem ? $0.variable : root($0.scene, in: file.context) }
        },
        .flag("isEmpty", "whether the specs name no first screen") { file in
            if case .none = file.project.entrance { true } else { false }
        },
        .text("windowState", "the enum of the app's states; empty for an app that always shows the same") { file in
            file.project.entrance.states.isEmpty ? "" : file.project.windowStateName
        },
        .list("states", "the app's states", of: state) { file in
            file.project.entrance.states.map { ($0, file.context) }
        },
        .list("tabStates", "the state that shows tabs, if one does", of: state) { file in
            file.project.entrance.states.filter { !$0.tabs.isEmpty }.map { ($0, file.context) }
        },
    ]

    private static let state: TemplateTable<(state: AppState, context: GenerationContext)> = [
        .text("case", "the state's case") { $0.state.name.spelled(.declaration) },
        .text("member", "the state's case behind a dot") { $0.state.name.spelled(.member) },
        .text("state", "the state's name") { $0.state.name },
        .text("scope", "the environment that is there in the state; empty if there is none") {
            $0.state.hasScope ? Scope.environment(of: $0.state.name) : ""
        },
        .text("value", "what holds that environment while it is there") {
            Scope.environment(of: $0.state.name).lowerCamelCase
        },
        .text("owner", "the environment that resolves what it shows") { state, context in
            state.hasScope ? Scope.environment(of: state.name) : context.project.environment.name
        },
        .texts("isolation", "the attribute of members that extensions add to that") { state, context in
            state.hasScope ? [] : context.project.environment.attributes
        },
        .text("screen", "what makes what it shows") { state, context in
            let owner = state.hasScope ? "environment." : ""
            return switch state.screens {
            case .scene(let scene): root(scene, by: owner, in: context)
            case .tabs: "\(owner)makeTabBarController()"
            }
        },
    ]

    private static let item: TemplateTable<(Tab, GenerationContext)> = [
        .text("variable", "what the tab's screen is called") { tab, _ in tab.variable },
        .text("root", "what makes the tab's screen") { tab, context in root(tab.scene, in: context) },
        .code("item", "what gives it title and image") { tab, context in
            let arguments: [TemplateCode] = [
                title(of: tab, in: context), "image: \(tab.imageExpression)", "selectedImage: nil",
            ]
            return [.phrase("\(tab.variable).tabBarItem = UITabBarItem(", arguments, ")")]
        },
    ]

    /// Returns a tab's title: a quoted one is looked up in the app's texts, any other expression is used as written.
    private static func title(of tab: Tab, in context: GenerationContext) -> TemplateCode {
        guard let title = tab.title, title.hasPrefix("\""), context.project.localization != nil else {
            return .line("title: \(tab.title ?? "nil")")
        }
        let comment = "comment: \"Title of a tab\""
        let arguments = [title, "bundle: .\(TextLookup.accessor(of: context.project.app))", comment]
        return .phrase("title: String(localized: ", arguments, ")")
    }

    private var imports: ImportList {
        var imports = context.imports(in: project.app)
        imports.add("ViperRuntime", .public)
        imports.add(project.environment, .public)
        for scene in project.entrance.scenes { imports.add(context.interfaceName(of: scene.feature)) }
        return imports
    }

    /// Returns the scene in a navigation controller, unless it has its own.
    private static func root(_ scene: SceneReference, by owner: String = "", in context: GenerationContext) -> String {
        let resolved = "\(owner)resolve(\(context.project.descriptors.namespace).\(scene.scene)Descriptor())"
        let isInNavigation = context.scene(scene)?.output == .navigationController
        return isInNavigation ? resolved : "UINavigationController(rootViewController: \(resolved))"
    }
}

extension Tab {
    /// For example: `recipeSearchTab`.
    fileprivate var variable: String { scene.scene.lowerCamelCase + "Tab" }

    fileprivate var imageExpression: String {
        switch image {
        case .asset(let name): "UIImage(named: \(name.swiftLiteral))"
        case .symbol(let name): "UIImage(systemName: \(name.swiftLiteral))"
        case nil: "nil"
        }
    }
}
