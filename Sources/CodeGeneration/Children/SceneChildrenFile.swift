/// The functions that show other scenes inside a scene.
struct SceneChildrenFile: Sendable {
    private let place: ScenePlace
    private let isUIKit: Bool

    init(_ place: ScenePlace) {
        self.place = place
        isUIKit = place.scene.style.hasOwnViewController
    }

    static let table: TemplateTable<SceneChildrenFile> = [
        .imports { $0.imports.lines() },
        .flag("isUIKit", "whether they are shown in a view controller of UIKit's") { $0.isUIKit },
        .flag("isSwiftUI", "whether they are shown in a SwiftUI view") { !$0.isUIKit },
        .list("children", "the scenes inside of it", of: child) { file in
            file.place.scene.childPhrases.map { ($0, file.isUIKit) }
        },
    ]

    private static let child: TemplateTable<(ChildPhrases, Bool)> = [
        .text("destination", "the scene that is shown") { phrases, _ in phrases.child.destination.scene },
        .code("declaration", "the signature of the function that shows it, and an opening brace") { phrases, isUIKit in
            [isUIKit ? phrases.embedDeclaration : phrases.makeDeclaration]
        },
        .code("embedding", "what shows it in a container") { phrases, isUIKit in isUIKit ? phrases.embedding : [] },
        .text("view", "the view that shows it") { phrases, _ in phrases.view },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.name)
        imports.add("ViperRuntime")
        for child in place.scene.children {
            if child.adopted == nil {
                imports.add(place.context.interfaceName(of: child.destination.feature))
            } else {
                imports.addTeamDescriptors()
            }
            imports.add(child.parameters)
        }
        return imports
    }
}
