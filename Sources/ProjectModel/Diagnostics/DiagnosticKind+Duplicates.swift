public import Diagnostics

extension DiagnosticKind {
    static let duplicateContent = DiagnosticKind(
        "duplicate-content",
        "Two contents of a scene would have the same view.",
        because: "Each gets its own type and file, and file names that differ only in capitals are the same on macOS.",
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
        "A scene has two events with the same name.",
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
        "Two modules would have the same target.",
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
        "SwiftPM takes two packages for one.",
        because: "SwiftPM identifies packages by the last part of their address.",
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
        "Two parts of a scene would have the same data type.",
        because: "The type is named after the part, and the names differ only in capitals.",
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
        "Two packages have a product with the same name.",
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
        "Two scenes have the same name.",
        because: "A scene is identified by its name alone: its descriptor is `ViewDescriptor.<Name>Descriptor`.",
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
        "Two sections of a scene would have the same view.",
        because: "Each gets its own type and file, and file names that differ only in capitals are the same on macOS.",
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
        "Two use cases have the same name.",
        because: "A use case is identified by its name alone.",
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
