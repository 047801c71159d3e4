public import Diagnostics

extension DiagnosticKind {
    static let adapterOfTwoObjects = DiagnosticKind(
        "adapter-of-two-objects",
        "Two old objects would need the same adapter.",
        because: "An adapter is named after its protocol, so each protocol has one.",
        wrong: """
            # specs/project.yml
            services:
              session: { type: SessionProvider, legacy: OldSession.shared }
              guest: { type: SessionProvider, legacy: OldGuest.shared }
            """,
        right: """
            # specs/project.yml
            services:
              session: { type: SessionProvider, legacy: OldSession.shared }
              guest: { type: SessionProvider, default: GuestSessionProviderAdapter() }
            """
    )

    static let badServiceType = DiagnosticKind(
        "bad-service-type",
        "A service has a type that can't be one.",
        because:
            "Tests and sandboxes replace services, so a service is a protocol of yours, or a platform type with a default.",
        wrong: """
            # specs/project.yml
            services: { images: "any ImageLoading<Picture>" }
            """,
        right: """
            # specs/project.yml
            services: { images: PictureLoading }
            """
    )

    static let imageServiceNeedsNewerPlatform = DiagnosticKind(
        "image-service-needs-newer-platform",
        "The image service needs a newer platform.",
        because: "ViperImages uses API that came with that version.",
        wrong: """
            # specs/project.yml
            platforms: { iOS: "15.0" }
            services: { images: ImageLoading }
            """,
        right: """
            # specs/project.yml
            platforms: { iOS: "17.0" }
            services: { images: ImageLoading }
            """
    )

    static let legacyNeedsProtocol = DiagnosticKind(
        "legacy-needs-protocol",
        "`legacy` is set for a service whose type isn't a protocol of yours.",
        because: "An adapter conforms to the service's protocol and calls the old object.",
        wrong: """
            # specs/project.yml
            services: { images: { type: ImageLoading, legacy: OldImages.shared } }
            """,
        right: """
            # specs/project.yml
            services: { images: { type: PictureLoading, legacy: OldImages.shared } }
            """
    )

    static let serviceNeedsDefault = DiagnosticKind(
        "service-needs-default",
        "A service of a platform type has no default.",
        because:
            "For a protocol of yours, you write the type that the app uses; for an `Int`, the default says which one.",
        wrong: """
            # specs/project.yml
            services: { timeout: Int }
            """,
        right: """
            # specs/project.yml
            services: { timeout: { type: Int, default: 30 } }
            """
    )

    static let stubNeedsProtocol = DiagnosticKind(
        "stub-needs-protocol",
        "`stub: json` is set for a service whose type isn't a protocol of yours.",
        because: "The test server replaces the service by conforming to its protocol.",
        wrong: """
            # specs/project.yml
            services: { timeout: { type: Int, default: 30, stub: json } }
            """,
        right: """
            # specs/project.yml
            services: { timeout: { type: Int, default: 30 } }
            """
    )

    static let serviceNotSendable = DiagnosticKind(
        "service-not-sendable",
        "A use case uses a service that can't be `Sendable`.",
        because:
            "Use cases are `Sendable`, and store their services. Scenes, which stay on the main actor, may use it.",
        wrong: """
            # specs/project.yml
            services: { beep: { type: "() -> Void", default: "{}" } }
            # specs/Recipes/module.yml
            useCases: { FetchRecipe: { uses: [beep], methods: { run: } } }
            """,
        right: """
            # specs/project.yml
            services: { beep: { type: "@Sendable () -> Void", default: "{}" } }
            # specs/Recipes/module.yml
            useCases: { FetchRecipe: { uses: [beep], methods: { run: } } }
            """
    )

    static let swappedService = DiagnosticKind(
        "swapped-service",
        "The name and the type of a service are swapped.",
        because: "A service is `name: Protocol`, like a property in Swift.",
        wrong: """
            # specs/project.yml
            services: { Tracker: tracker }
            """,
        right: """
            # specs/project.yml
            services: { tracker: Tracker }
            """
    )

    public static let unknownService = DiagnosticKind(
        "unknown-service",
        "There is no service with this name.",
        because: "Services are listed under `services` in `project.yml`.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            uses: [activtyLogger]
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            uses: [activityLogger]
            """
    )

    static let unknownUseCase = DiagnosticKind(
        "unknown-use-case",
        "There is no use case with this name.",
        because: "Use cases are listed under `useCases` in a `module.yml`.",
        wrong: """
            # specs/Recipes/module.yml
            useCases: { FetchRecipe: { methods: { run: } } }
            # specs/Recipes/RecipeDetails.yml
            uses: [FetchRecipes]
            """,
        right: """
            # specs/Recipes/module.yml
            useCases: { FetchRecipe: { methods: { run: } } }
            # specs/Recipes/RecipeDetails.yml
            uses: [FetchRecipe]
            """
    )

    static let unknownRepository = DiagnosticKind(
        "unknown-repository",
        "The module has no repository with this name.",
        because: "Scenes and use cases share the `repositories` of their own `module.yml`.",
        wrong: """
            # specs/Recipes/module.yml
            repositories: { Recipes: { methods: { load: } } }
            useCases: { FetchRecipe: { repository: Recipe, methods: { run: } } }
            """,
        right: """
            # specs/Recipes/module.yml
            repositories: { Recipes: { methods: { load: } } }
            useCases: { FetchRecipe: { repository: Recipes, methods: { run: } } }
            """
    )

    static let unusedRepository = DiagnosticKind(
        "unused-repository",
        severity: .warning,
        "Nothing asks a repository.",
        because: "It is made for each scene and use case that names it, and so never.",
        wrong: """
            # specs/Recipes/module.yml
            repositories: { Recipes: { methods: { load: } } }
            """,
        right: """
            # specs/Recipes/module.yml
            repositories: { Recipes: { methods: { load: } } }
            useCases: { FetchRecipe: { repository: Recipes, methods: { run: } } }
            """
    )

    static let repositoryBesideSharedUseCase = DiagnosticKind(
        "repository-beside-shared-use-case",
        "A scene has a repository, and a use case that it shares.",
        because: "A use case in `module.yml` is made with the repository that it names there.",
        wrong: """
            # specs/Recipes/module.yml
            useCases: { FetchRecipe: { methods: { run: } } }
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            useCase: FetchRecipe
            repository: { load: }
            """,
        right: """
            # specs/Recipes/module.yml
            repositories: { Recipes: { methods: { load: } } }
            useCases: { FetchRecipe: { repository: Recipes, methods: { run: } } }
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            useCase: FetchRecipe
            """
    )

    static let useCaseUsesUseCase = DiagnosticKind(
        "use-case-uses-use-case",
        "A use case uses another one.",
        because: "Use cases use services only, so that they can't form a cycle.",
        wrong: """
            # specs/Recipes/module.yml
            useCases:
              FetchRecipe: { methods: { run: } }
              ShareRecipe: { uses: [FetchRecipe], methods: { run: } }
            """,
        right: """
            # specs/Recipes/module.yml
            useCases:
              FetchRecipe: { methods: { run: } }
              ShareRecipe: { uses: [recipeRepository], methods: { run: } }
            """
    )

    static let callArguments = DiagnosticKind(
        "call-arguments",
        "What a method `calls` takes more or fewer arguments than the method has parameters.",
        because: "The method's own parameters are handed on, all of them, in their order.",
        wrong: """
            # specs/project.yml
            services: { recipeRepository: RecipeRepository }
            # specs/Recipes/RecipeDetails.yml
            uses: [recipeRepository]
            interactor: { save: { parameters: { title: String }, calls: recipeRepository.save() } }
            """,
        right: """
            # specs/project.yml
            services: { recipeRepository: RecipeRepository }
            # specs/Recipes/RecipeDetails.yml
            uses: [recipeRepository]
            interactor: { save: { parameters: { title: String }, calls: recipeRepository.save(title:) } }
            """
    )

    static let callOfOtherService = DiagnosticKind(
        "call-of-other-service",
        "A method `calls` a service that its scene doesn't use.",
        because: "An interactor reaches the services under `uses`, and no others.",
        wrong: """
            # specs/project.yml
            services: { recipeRepository: RecipeRepository }
            # specs/Recipes/RecipeDetails.yml
            interactor: { save: { calls: recipeRepository.save() } }
            """,
        right: """
            # specs/project.yml
            services: { recipeRepository: RecipeRepository }
            # specs/Recipes/RecipeDetails.yml
            uses: [recipeRepository]
            interactor: { save: { calls: recipeRepository.save() } }
            """
    )

    static let misplacedCall = DiagnosticKind(
        "misplaced-call",
        "`calls` is said of a method that isn't an interactor's.",
        because: "Use cases and repositories are there for more than handing on, and are written by hand.",
        wrong: """
            # specs/project.yml
            services: { recipeRepository: RecipeRepository }
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            uses: [recipeRepository]
            useCase: { save: { calls: recipeRepository.save() } }
            """,
        right: """
            # specs/project.yml
            services: { recipeRepository: RecipeRepository }
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            uses: [recipeRepository]
            useCase: { save: }
            """
    )

    static let previewNeedsSample = DiagnosticKind(
        "preview-needs-sample",
        severity: .warning,
        "A view uses a service of which previews have no value.",
        because:
            "A preview shows a state with nobody behind it. Where its view reads such a service, the preview stops.",
        wrong: """
            # specs/project.yml
            environments: role
            services: { features: FeatureFlags }
            # specs/Recipes/RecipeDetails.yml
            viewUses: [features]
            previews: { empty: {} }
            """,
        right: """
            # specs/project.yml
            environments: role
            services: { features: FeatureFlags }
            samples: { FeatureFlags: PlainFeatureFlags() }
            # specs/Recipes/RecipeDetails.yml
            viewUses: [features]
            previews: { empty: {} }
            """
    )

    static let aboutServices: [DiagnosticKind] = [
        .adapterOfTwoObjects,
        .badServiceType,
        .callArguments,
        .callOfOtherService,
        .imageServiceNeedsNewerPlatform,
        .legacyNeedsProtocol,
        .misplacedCall,
        .previewNeedsSample,
        .serviceNeedsDefault,
        .serviceNotSendable,
        .stubNeedsProtocol,
        .swappedService,
        .unknownService,
        .unknownUseCase, .unknownRepository, .unusedRepository, .repositoryBesideSharedUseCase,
        .useCaseUsesUseCase,
    ]
}
