import Diagnostics

extension DiagnosticKind {
    static let derivedNameClash = DiagnosticKind(
        "derived-name-clash",
        "Two generated methods would have the same name.",
        because: "Each method of a repository gets a second form with a derived name.",
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
        "Two specs would generate types with the same name.",
        because: "Generated types are named after scenes, services and use cases.",
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
        because: "A part is a property and a type; with a capital both would have the same name.",
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
        "A mock would declare the same name twice.",
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
        "A module has the same name as a type used in it.",
        because: "`Recipe.X` would always refer to the type, never to the module.",
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
        "Two names differ only in capitals or in the encoding of a letter.",
        because: "On macOS they are the same file.",
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
        "A product of a package has the same name as a module.",
        because: "Swift couldn't tell the two apart in an import.",
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
        "The name of a program has letters that the linker on Linux doesn't accept.",
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
        because: "The note says where it is used, and suggests a free name.",
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
        "A section would have two properties with the same name.",
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
        "A module has the same name as a platform module.",
        because: "`import UIKit` would import the wrong one.",
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
        "A generated type or a module would have the same name as a platform type.",
        because: "Files that import it would use the wrong one.",
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
        "Two subviews of a scene, or a subview and the scene itself, would have the same type.",
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
        "A type has the same name as one nested in the scene.",
        because: "Inside the scene's code, the nested one would be used.",
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

    static let featureTypeInInterface = DiagnosticKind(
        "feature-type-in-interface",
        "The interface of a feature uses a type of another feature.",
        because:
            "Descriptors are in an interface module, which can't import features. Types that several features share belong in a core module.",
        wrong: """
            # specs/Shopping/module.yml
            types: [Cart]
            # specs/Shopping/CartDetails.yml
            scene: CartDetails
            # specs/Recipes/RecipeDetails.yml
            parameters: { cart: Cart }
            """,
        right: """
            # specs/Shopping/CartDetails.yml
            scene: CartDetails
            # specs/Recipes/RecipeDetails.yml
            parameters: { cart: Cart }
            """
    )

    static let unknownType = DiagnosticKind(
        "unknown-type",
        "Nothing declares a type, and its name is close to one that exists.",
        because:
            "A type of your own is fine in a spec: declare it in the sources, or list it under `types` of its module.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { title: Strin? }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { title: String? }
            """
    )

    static let repeatedName = DiagnosticKind(
        "repeated-name",
        severity: .warning,
        "The name of a content repeats that of its scene.",
        because:
            "Its view begins with the scene's name, so that it would be there twice: `RecipeDetailsDetailsContent`.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            contents: { details: { sections: { title: } } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            contents: { page: { sections: { title: } } }
            """
    )

    static let aboutNames: [DiagnosticKind] = [
        .derivedNameClash,
        .emittedNameClash,
        .featureTypeInInterface,
        .memberNameCase,
        .mockNameClash,
        .moduleNamedLikeType,
        .namesDifferInCase,
        .partHidesType,
        .productNamedLikeTarget,
        .programNotAscii,
        .repeatedName,
        .reservedName,
        .sectionNameClash,
        .shadowsPlatformModule,
        .shadowsPlatformType,
        .subviewNameClash,
        .typeHiddenInScene,
        .unknownType,
        .unobservableName,
    ]
}
