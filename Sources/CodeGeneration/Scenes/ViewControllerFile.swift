/// The scaffold of a UIKit scene's view.
struct ViewControllerFile: Sendable {
    private let place: ScenePlace
    private var scene: Scene { place.scene }
    private var layout: ViewLayout { ViewLayout(of: scene) }

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table = TemplateTable<ViewControllerFile>(outlets + layout + state + events)

    private static let outlets: [TemplateVariable<ViewControllerFile>] = [
        .imports { $0.imports.lines() },
        .code("coderInitializer", "the beginning of the initializer that a storyboard calls") {
            [coderInitializer(of: $0.scene)]
        },
        .code("conformance", "the beginning of the extension that conforms to the contract") {
            [$0.scene.conformance(.rendering)]
        },
        .code("superInit", "the call of the designated initialiser") {
            [superInit(of: $0.scene, in: $0.place.feature)]
        },
        .flag("isFromNib", "whether the view comes from a nib or a storyboard") { $0.scene.view != .code },
        .flag("isFromStoryboard", "whether the view comes from a storyboard") { $0.scene.view == .storyboard },
        .list("children", "the scenes inside of it", of: child) { $0.scene.childPhrases },
    ]

    private static let layout: [TemplateVariable<ViewControllerFile>] = [
        .text("identifier", "what the names of its views begin with for tests") { $0.scene.name.lowerCamelCase },
        .code("childrenStack", "what arranges the views of scenes inside of it") { [$0.layout.children] },
        .flag("hasRows", "whether the state is shown as a table's rows") { $0.layout.hasRows },
        .flag("hasContent", "whether there is anything to arrange") { !$0.layout.arranged.isEmpty },
        .code("content", "what arranges its views below each other") { [$0.layout.content] },
        .text("placing", "what puts them into the view, up to the argument") { $0.layout.placing },
        .texts("overlays", "statements for what stands upon the views of a nib") { $0.layout.overlays },
    ]

    private static let state: [TemplateVariable<ViewControllerFile>] = [
        .text("banner", "how the banner for failures is made, behind its type; empty without one") {
            banner(of: $0.scene)
        },
        .text("failure", "what may have failed, as arguments") {
            $0.scene.failures(of: "state").joined(separator: ", ")
        },
        .text("isLoading", "the condition under which something is being loaded") {
            $0.scene.loadedFields.map { "state.\($0).isLoading" }.joined(separator: " || ")
        },
        .list("loaded", "the fields that are loaded", of: name) { $0.scene.loadedFields.map { "state.\($0)" } },
        .flag("hasDrafts", "whether the state is shown as lines") { $0.layout.hasDrafts },
        .code("drafts", "what shows the state before anybody has drawn a view") {
            $0.scene.state.draftCall(of: "state", inRows: $0.layout.hasRows)
        },
    ]

    private static let events: [TemplateVariable<ViewControllerFile>] = [
        .list("lifecycle", "the methods of a view controller's life that are reported", of: name) {
            $0.scene.lifecycleEvents.map(\.name)
        }
    ]

    private static let name: TemplateTable<String> = [.text("name", "its name") { $0 }]

    private static let child: TemplateTable<ChildPhrases> = [
        .text("container", "the view that the scene is shown in") { $0.container },
        .text("call", "what shows the scene, or a comment where that takes values") { call(of: $0) },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.name)
        imports.add("Foundation")
        imports.add("ViperRuntime")
        if let loader = scene.imageService { imports.add(loader.type) }
        if !scene.failures(of: "state").isEmpty { imports.add(place.context.core) }
        return imports
    }

    /// Returns the code after the banner's type; empty if the screen has no banner.
    private static func banner(of scene: Scene) -> String {
        guard !scene.failures(of: "state").isEmpty else { return "" }
        guard let retry = scene.retryEvent?.name else { return "()" }
        return " { [presenter] in presenter.\(retry)() }"
    }

    private static func coderInitializer(of scene: Scene) -> TemplateCode {
        .phrase("init?(", ["coder: NSCoder"] + scene.viewControllerParameters, ") {")
    }

    private static func superInit(of scene: Scene, in feature: Feature) -> TemplateCode {
        let nib =
            scene.view == .xib
            ? ["nibName: \(scene.nibName.swiftLiteral)", "bundle: .\(feature.resourcesAccessor)"]
            : ["nibName: nil", "bundle: nil"]
        return .phrase("super.init(", nib, ")")
    }

    private static func call(of child: ChildPhrases) -> String {
        child.child.parameters.isEmpty
            ? "childScenes?.\(child.embedMethod)(in: \(child.container), of: self)"
            : "// Call `childScenes?.\(child.embedMethod)` for `\(child.container)` once you know what to hand over."
    }
}
