/// The generated view controller of a SwiftUI scene, which hosts the scaffolded view.
enum HostingViewControllerFile {
    static let table: TemplateTable<ScenePlace> = [
        .importing(in: { $0.feature.name }) { imports, place in
            imports.add("Foundation")
            imports.add("ViperRuntime")
            if place.scene.hostsImages { imports.add(Project.imagesProduct) }
        },
        .text("view", "what makes the view") { view(of: $0.scene) },
        .text("hostingArguments", "what the module of views needs to make the view") {
            "in: self, reportingTo: presenter" + $0.scene.imageLoaderArgument
        },
        .flag("isDriven", "whether the data source is fed by RxSwift") { $0.scene.isDriven },
        .texts("fields", "the state's fields, where the data source is fed by RxSwift") { place in
            place.scene.isDriven ? place.scene.shownFields.map { $0.name.spelled(.member) } : []
        },
        .list("lifecycle", "the methods of a view controller's life that are reported", of: method) {
            $0.scene.lifecycleEvents.map(\.name)
        },
    ]

    private static let method: TemplateTable<String> = [.text("name", "the method's name") { $0 }]

    private static func view(of scene: Scene) -> String {
        let children = scene.children.isEmpty ? "" : ", children: childScenes"
        return "\(scene.name)View(dataSource: dataSource, presenter: presenter\(children))\(scene.imageLoaderModifier)"
    }
}
