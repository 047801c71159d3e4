/// The generated view controller of an `mvvm` scene: it hosts the view and reports its life cycle to the view model.
struct MVVMViewControllerFile: Sendable {
    private let place: ScenePlace
    private var scene: Scene { place.scene }

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<MVVMViewControllerFile> = [
        .imports { $0.imports.lines() },
        .text("imageLoader", "what makes the image loader known to the view's images") { $0.scene.imageLoaderModifier },
        .text("loaderArgument", "the image loader, as an argument behind others; empty where the view shows no images")
        {
            $0.scene.imageLoaderArgument
        },
        .text("children", "the scenes inside of it, as an argument behind others; empty where there are none") { file in
            file.scene.children.isEmpty ? "" : ", children: childScenes"
        },
        .flag("hearsOfLoading", "whether the view model is told that the view is loaded") { file in
            file.scene.inputs.contains { $0.name == "viewDidLoad" }
        },
        .list("lifecycle", "the methods of a view controller's life that are reported", of: appearance) {
            $0.scene.appearances
        },
    ]

    private static let appearance: TemplateTable<(method: String, inputs: [String])> = [
        .text("name", "the method's name") { $0.method },
        .texts("inputs", "the inputs that it brings") { $0.inputs },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.name)
        imports.add("Foundation")
        imports.add("ViperRuntime")
        if scene.hostsImages { imports.add(Project.imagesProduct) }
        return imports
    }
}

extension Scene {
    /// The methods of a view controller's life cycle, with the inputs that they report.
    ///
    /// They are reported before the first frame is drawn, so that it already shows what they start to load as loading.
    var appearances: [(method: String, inputs: [String])] {
        let brought = ["viewIsAppearing": "onAppear", "viewDidDisappear": "onDisappear"]
        let methods = ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
        return methods.compactMap { method in
            let inputs = [method, brought[method]].compactMap(\.self).filter { name in
                self.inputs.contains { $0.name == name }
            }
            return inputs.isEmpty ? nil : (method, inputs)
        }
    }
}
