public import Diagnostics

extension DiagnosticKind {
    static let duplicateContent = DiagnosticKind(
        "duplicate-content",
        "Two contents of a scene would be one view.",
        because: "Each gets a type and a file of its own, also where capitals don't count.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            contents: { top: { sections: { title: } }, Top: { sections: { list: } } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            contents: { top: { sections: { title: } }, bottom: { sections: { list: } } }
            """
    )

    static let duplicateEvent = DiagnosticKind(
        "duplicate-event",
        "A scene has two events of one name.",
        because: "The view model has one input for each event.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            events: [onTap]
            parts: { photo: { events: [onTap] } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            events: [onTap]
            parts: { photo: { events: [onPhotoTap] } }
            """
    )

    public static let duplicateModule = DiagnosticKind(
        "duplicate-module",
        "Two modules would have one target.",
        because: "Each module has several targets, such as `RecipesInterface`. Their names are unique in a package.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/RecipesInterface/RecipeList.yml
            scene: RecipeList
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Cooking/RecipeList.yml
            scene: RecipeList
            """
    )

    static let duplicatePackage = DiagnosticKind(
        "duplicate-package",
        "Two packages are one for SwiftPM.",
        because: "SwiftPM tells packages apart by the last part of their address.",
        wrong: """
            # specs/project.yml
            packages:
              Charts: { url: https://example.com/charts.git, version: 1.0.0 }
              Plots: { url: https://example.org/charts.git, version: 1.0.0 }
            """,
        right: """
            # specs/project.yml
            packages:
              Charts: { url: https://example.com/charts.git, version: 1.0.0 }
            """
    )

    static let duplicatePart = DiagnosticKind(
        "duplicate-part",
        "Two parts of a scene would have one type for their data.",
        because: "The type is named after the part, and types differ in more than capitals.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parts: { image: , Image: }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parts: { image: , photo: }
            """
    )

    static let duplicateProduct = DiagnosticKind(
        "duplicate-product",
        "Two packages have a product of one name.",
        because: "A module that lists it could mean either.",
        wrong: """
            # specs/project.yml
            packages:
              Charts: { path: Charts, products: [Drawing] }
              Plots: { path: Plots, products: [Drawing] }
            """,
        right: """
            # specs/project.yml
            packages:
              Charts: { path: Charts, products: [Drawing] }
              Plots: { path: Plots, products: [PlotDrawing] }
            """
    )

    public static let duplicateScene = DiagnosticKind(
        "duplicate-scene",
        "Two scenes have one name.",
        because: "A scene is known by its name alone: its descriptor is `ViewDescriptor.<Name>Descriptor`.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/RecipeDetails.yml
            scene: RecipeDetails
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/ProductDetails.yml
            scene: ProductDetails
            """
    )

    static let duplicateSection = DiagnosticKind(
        "duplicate-section",
        "Two sections of a scene would be one view.",
        because: "Each gets a type and a file of its own, also where capitals don't count.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            contents: { top: { sections: { title: } }, bottom: { sections: { title: } } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            contents: { top: { sections: { title: } }, bottom: { sections: { footer: } } }
            """
    )

    static let duplicateUseCase = DiagnosticKind(
        "duplicate-use-case",
        "Two use cases have one name.",
        because: "A use case is known by its name alone.",
        wrong: """
            # specs/Recipes/module.yml
            useCases: { FetchRecipe: { methods: { run: } } }
            # specs/Shopping/module.yml
            useCases: { FetchRecipe: { methods: { run: } } }
            """,
        right: """
            # specs/Recipes/module.yml
            useCases: { FetchRecipe: { methods: { run: } } }
            # specs/Shopping/module.yml
            useCases: { FetchProduct: { methods: { run: } } }
            """
    )

    static let aboutDuplicates: [DiagnosticKind] = [
        .duplicateContent,
        .duplicateEvent,
        .duplicateModule,
        .duplicatePackage,
        .duplicatePart,
        .duplicateProduct,
        .duplicateScene,
        .duplicateSection,
        .duplicateUseCase,
    ]
}
