/// The functions that show other scenes inside a scene.
enum SceneChildrenFile {
    static let table: TemplateTable<ScenePlace> = [
        .importing(in: { $0.feature.name }) { imports, place in
            imports.add("ViperRuntime")
            for child in place.scene.children {
                if child.adopted == nil {
                    imports.add(place.context.interfaceName(of: child.destination.feature))
                } else {
                    imports.addTeamDescriptors()
                }
                imports.add(child.parameters)
            }
        },
        .flag("isUIKit", "whether they are shown in a view controller of UIKit's") {
            $0.scene.style.hasOwnViewController
        },
        .flag("isSwiftUI", "whether they are shown in a SwiftUI view") { !$0.scene.style.hasOwnViewController },
        .list("children", "the scenes inside of it", of: child) { place in
            place.scene.childPhrases.map { ($0, place.scene.style.hasOwnViewController) }
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
}
