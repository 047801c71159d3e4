/// The generated view controller of a SwiftUI scene, which hosts the scaffolded view.
struct HostingViewControllerFile: Sendable {
    private let place: ScenePlace
    private var scene: Scene { place.scene }

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<HostingViewControllerFile> = [
        .imports { $0.imports.lines() },
        .text("view", "what makes the view") { view(of: $0.scene) },
        .text("hostingArguments", "what the module of views needs to make the view") {
            "in: self, reportingTo: presenter" + $0.scene.imageLoaderArgument
        },
        .flag("isDriven", "whether the data source is fed by RxSwift") { $0.scene.isDriven },
        .texts("fields", "the state's fields, where the data source is fed by RxSwift") { file in
            file.scene.isDriven ? file.scene.shownFields.map { $0.name.spelled(.member) } : []
        },
        .list("lifecycle", "the methods of a view controller's life that are reported", of: method) {
            $0.scene.lifecycleEvents.map(\.name)
        },
    ]

    private static let method: TemplateTable<String> = [.text("name", "the method's name") { $0 }]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.name)
        imports.add("Foundation")
        imports.add("ViperRuntime")
        if scene.hostsImages { imports.add(Project.imagesProduct) }
        return imports
    }

    private static func view(of scene: Scene) -> String {
        let children = scene.children.isEmpty ? "" : ", children: childScenes"
        return "\(scene.name)View(dataSource: dataSource, presenter: presenter\(children))\(scene.imageLoaderModifier)"
    }
}
