import ProjectModel
import SwiftReading
import Templating

/// The view controller of a SwiftUI scene, which is the tool's: the scene's own view lies in a file of its own.
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
            "drawing: dataSource" + ($0.scene.hostedImageLoader.map { ", imageLoader: \($0)" } ?? "")
        },
        .flag("isDriven", "whether the data source is fed by RxSwift") { $0.scene.isDriven },
        .texts("fields", "the state's fields, where the data source is fed by RxSwift") { file in
            file.scene.isDriven ? file.scene.shownFields.map { $0.name.spelled(.member) } : []
        },
        .list("lifecycle", "the methods of a view controller's life that are reported", of: method) {
            $0.scene.lifecycleEvents.map(\.name)
        },
        .code("conformance", "the beginning of the extension that conforms to the delegate; all of it without events") {
            [
                .conformance(
                    of: "\($0.scene.name)ViewController",
                    to: "\($0.scene.name)ViewDelegate",
                    isEmpty: $0.scene.controlEvents.isEmpty
                )
            ]
        },
        .flag("hasEvents", "whether the view reports anything") { !$0.scene.controlEvents.isEmpty },
        .list("events", "what the view reports", of: ReportedEvent.table) { file in
            file.scene.controlEvents.map {
                ReportedEvent(event: $0, phrases: $0.delegatePhrases(of: file.scene))
            }
        },
    ]

    private static let method: TemplateTable<String> = [.text("name", "the method's name") { $0 }]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.name)
        imports.add("Foundation")
        imports.add("ViperRuntime")
        if scene.imageService != nil { imports.add(Project.imagesProduct) }
        imports.add(scene.controlEvents.flatMap(\.parameters))
        return imports
    }

    private static func view(of scene: Scene) -> String {
        let children = scene.children.isEmpty ? "" : ", children: childScenes"
        return "\(scene.name)View(dataSource: dataSource, delegate: self\(children))\(scene.imageLoaderModifier)"
    }
}
