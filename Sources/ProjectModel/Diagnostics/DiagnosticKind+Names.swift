import Diagnostics

extension DiagnosticKind {
    static let derivedNameClash = DiagnosticKind(
        "derived-name-clash",
        "A method would be declared twice: once for itself, once for another.",
        because: "Each method of a repository gets a second form that is named after it.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            repository: { load: , loadPublisher: }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            repository: { load: , observe: }
            """
    )

    static let emittedNameClash = DiagnosticKind(
        "emitted-name-clash",
        "Two specs would generate types of one name.",
        because: "Types that a spec asks for are named after its scenes, services and use cases.",
        wrong: """
            # specs/Recipes/module.yml
            types: [RecipeDetailsView]
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            """,
        right: """
            # specs/Recipes/module.yml
            types: [RecipeView]
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            """
    )

    static let memberNameCase = DiagnosticKind(
        "member-name-case",
        "A part begins with a capital letter.",
        because: "A part is a property and a type; with a capital both would have one name.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parts: { Header: { state: { title: String? } } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parts: { header: { state: { title: String? } } }
            """
    )

    static let mockNameClash = DiagnosticKind(
        "mock-name-clash",
        "A mock would declare one name twice.",
        because: "Mocks have members such as `loadCalled` for a method `load`.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events: [load, loadCalled]
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events: [load, didLoad]
            """
    )

    static let moduleNamedLikeType = DiagnosticKind(
        "module-named-like-type",
        "A module has the name of a type that is used in it.",
        because: "`Recipe.X` would then always mean the type, never the module.",
        wrong: """
            # specs/Recipe/RecipeList.yml
            state: { recipe: Recipe? }
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            state: { recipe: Recipe? }
            """
    )

    static let namesDifferInCase = DiagnosticKind(
        "names-differ-in-case",
        "Two names differ only in capitals, or in how a letter is encoded.",
        because: "They are one file on a Mac.",
        wrong: """
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            # specs/Shopping/Recipelist.yml
            scene: Recipelist
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            # specs/Shopping/ProductList.yml
            scene: ProductList
            """
    )

    static let partHidesType = DiagnosticKind(
        "part-hides-type",
        "The data of a part would hide a type that the scene uses.",
        because: "A part `image` has a type `ImageData`.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parts: { image: { state: { data: ImageData? } } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parts: { photo: { state: { data: ImageData? } } }
            """
    )

    static let productNamedLikeTarget = DiagnosticKind(
        "product-named-like-target",
        "A product of a package has the name of a module.",
        because: "Swift could not tell the two apart in an import.",
        wrong: """
            # specs/project.yml
            packages: { Recipes: { path: Packages/Recipes } }
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            """,
        right: """
            # specs/project.yml
            packages: { RecipeKit: { path: Packages/Recipes } }
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            """
    )

    static let programNotAscii = DiagnosticKind(
        "program-not-ascii",
        "The name of a program has letters that Linux's linker doesn't take.",
        because: "The app and sandboxes are programs; other modules may have any name.",
        wrong: """
            # specs/project.yml
            project: Küche
            """,
        right: """
            # specs/project.yml
            project: Kueche
            """
    )

    static let reservedName = DiagnosticKind(
        "reserved-name",
        "A name is taken by generated code or by the platform.",
        because: "The note says what has it, and gives a name that is free.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events: [view]
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events: [didTapView]
            """
    )

    static let sectionNameClash = DiagnosticKind(
        "section-name-clash",
        "A section would have two properties of one name.",
        because: "An event `tapOrder` is reported through a closure `onTapOrder`.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            events: [didTapOrder, tapOrder]
            contents: { top: { sections: { order: { events: [didTapOrder, tapOrder] } } } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            events: [didTapOrder, tapOrder]
            contents: { top: { sections: { order: { events: [didTapOrder] } } } }
            """
    )

    static let shadowsPlatformModule = DiagnosticKind(
        "shadows-platform-module",
        "A module has the name of one of the platform's.",
        because: "`import UIKit` would mean the wrong one.",
        wrong: """
            # specs/UIKit/RecipeList.yml
            scene: RecipeList
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            """
    )

    static let shadowsPlatformType = DiagnosticKind(
        "shadows-platform-type",
        "A generated type or a module would have the name of one of the platform's types.",
        because: "Every file that imports it would mean the wrong one.",
        wrong: """
            # specs/URLSession/RecipeList.yml
            scene: RecipeList
            """,
        right: """
            # specs/Networking/RecipeList.yml
            scene: RecipeList
            """
    )

    static let subviewNameClash = DiagnosticKind(
        "subview-name-clash",
        "Two subviews of a scene, or one and the scene itself, would be one type.",
        because: "A subview is named after the scene and the part's `view`.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parts: { image: { view: Row }, title: { view: Row } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parts: { image: { view: ImageRow }, title: { view: Row } }
            """
    )

    static let typeHiddenInScene = DiagnosticKind(
        "type-hidden-in-scene",
        "A type has the name of one that the scene nests.",
        because: "Inside the scene's code, its own would be meant.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parts: { photo: { state: { all: Parts? } } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parts: { photo: { state: { all: PhotoParts? } } }
            """
    )

    static let unobservableName = DiagnosticKind(
        "unobservable-name",
        "A field can't have this name in an observable class.",
        because: "`@Observable` declares members of its own.",
        wrong: """
            # specs/project.yml
            platforms: { iOS: "17.0" }
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            binding: observation
            state: { Observation: Int }
            """,
        right: """
            # specs/project.yml
            platforms: { iOS: "17.0" }
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            binding: observation
            state: { observed: Int }
            """
    )

    static let aboutNames: [DiagnosticKind] = [
        .derivedNameClash,
        .emittedNameClash,
        .memberNameCase,
        .mockNameClash,
        .moduleNamedLikeType,
        .namesDifferInCase,
        .partHidesType,
        .productNamedLikeTarget,
        .programNotAscii,
        .reservedName,
        .sectionNameClash,
        .shadowsPlatformModule,
        .shadowsPlatformType,
        .subviewNameClash,
        .typeHiddenInScene,
        .unobservableName,
    ]
}
