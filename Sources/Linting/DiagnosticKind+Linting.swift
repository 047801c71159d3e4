public import Diagnostics

extension DiagnosticKind {
    static let viewBuilderMismatch = DiagnosticKind(
        "view-builder-mismatch",
        "The resolver can't call the view builder of a handwritten scene.",
        because:
            "The resolver's switch calls `<Scene>ViewBuilder.build(with: descriptor, environment: self)`, or what `builder` says, from the app's module.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: handwritten
            // Sources/Recipes/RecipeDetailsViewBuilder.swift
            public enum RecipeDetailsViewBuilder {
                public static func build(id: Int64) {}
            }
            $ vipergen generate
            $ vipergen check
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: handwritten
            // Sources/Recipes/RecipeDetailsViewBuilder.swift
            import RecipesInterface
            import ViperRuntime
            public enum RecipeDetailsViewBuilder {
                @MainActor
                public static func build(
                    with descriptor: ViewDescriptor.RecipeDetailsDescriptor,
                    environment: AnyObject
                ) -> UIViewController { UIViewController() }
            }
            $ vipergen generate
            $ vipergen check
            """
    )

    static let descriptorMismatch = DiagnosticKind(
        "descriptor-mismatch",
        "The `parameters` of an adopted scene aren't those of its descriptor.",
        because: "They say what the descriptor holds; a generated one will take them in its place.",
        wrong: """
            # specs/project.yml
            manifest: team
            environment: Session
            services: {}
            # specs/Kitchen/RecipeDetails.yml
            style: handwritten
            descriptor: RecipeDetailsDescriptor
            parameters: { recipeID: Int64 }
            // Sources/Kitchen/Session.swift
            final class Session {}
            struct RecipeDetailsDescriptor { var recipe: Int64 }
            enum RecipeDetailsViewBuilder {
                static func build(with descriptor: RecipeDetailsDescriptor, environment: Session) {}
            }
            $ vipergen generate
            $ vipergen check
            """,
        right: """
            # specs/project.yml
            manifest: team
            environment: Session
            services: {}
            # specs/Kitchen/RecipeDetails.yml
            style: handwritten
            descriptor: RecipeDetailsDescriptor
            parameters: { recipe: Int64 }
            // Sources/Kitchen/Session.swift
            final class Session {}
            struct RecipeDetailsDescriptor { var recipe: Int64 }
            enum RecipeDetailsViewBuilder {
                static func build(with descriptor: RecipeDetailsDescriptor, environment: Session) {}
            }
            $ vipergen generate
            $ vipergen check
            """
    )

    static let missingDescriptor = DiagnosticKind(
        "missing-descriptor",
        "Nothing declares the descriptor that a spec names.",
        because: "The switch over adopted scenes has a case for it, so the app wouldn't compile.",
        wrong: """
            # specs/project.yml
            manifest: team
            environment: Session
            services: {}
            # specs/Kitchen/RecipeDetails.yml
            style: handwritten
            descriptor: RecipeDescriptor
            // Sources/Kitchen/Session.swift
            final class Session {}
            struct RecipeDetailsDescriptor {}
            enum RecipeDetailsViewBuilder {
                static func build(with descriptor: RecipeDetailsDescriptor, environment: Session) {}
            }
            $ vipergen generate
            $ vipergen check
            """,
        right: """
            # specs/project.yml
            manifest: team
            environment: Session
            services: {}
            # specs/Kitchen/RecipeDetails.yml
            style: handwritten
            descriptor: RecipeDetailsDescriptor
            // Sources/Kitchen/Session.swift
            final class Session {}
            struct RecipeDetailsDescriptor {}
            enum RecipeDetailsViewBuilder {
                static func build(with descriptor: RecipeDetailsDescriptor, environment: Session) {}
            }
            $ vipergen generate
            $ vipergen check
            """
    )

    static let fileAmongGenerated = DiagnosticKind(
        "file-among-generated",
        severity: .warning,
        "A file of yours is in a folder of generated files.",
        because: "It isn't rewritten with the others, although people expect that of files there.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ echo "import KitchenCore" > Sources/Recipes/Generated/Mine.swift
            $ vipergen lint
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ echo "import KitchenCore" > Sources/Recipes/Mine.swift
            $ vipergen lint
            """
    )

    static let missingEnvironment = DiagnosticKind(
        "missing-environment",
        "The module doesn't declare the type that `environment` names.",
        because:
            "The app's generated extensions are added to it. With `environment` in `project.yml` none is scaffolded.",
        wrong: """
            # specs/project.yml
            environment: Session
            services: {}
            // Sources/KitchenCore/Session.swift
            @MainActor
            public final class Session {}
            $ vipergen generate
            $ vipergen check
            """,
        right: """
            # specs/project.yml
            environment: { type: Session, module: KitchenCore }
            services: {}
            // Sources/KitchenCore/Session.swift
            @MainActor
            public final class Session {}
            $ vipergen generate
            $ vipergen check
            """
    )

    static let missingViewBuilder = DiagnosticKind(
        "missing-view-builder",
        "A handwritten scene has no view builder.",
        because:
            "Only its descriptor and its case in the resolver are generated. The resolver calls `<Scene>ViewBuilder`, which you write, in any file of the feature or of the app. An adopted scene may name another in `builder`.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: handwritten
            $ vipergen generate
            $ vipergen check
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: handwritten
            // Sources/Recipes/RecipeDetailsViewBuilder.swift
            import RecipesInterface
            import ViperRuntime
            public enum RecipeDetailsViewBuilder {
                @MainActor
                public static func build(
                    with descriptor: ViewDescriptor.RecipeDetailsDescriptor,
                    environment: AnyObject
                ) -> UIViewController { UIViewController() }
            }
            $ vipergen generate
            $ vipergen check
            """
    )

    static let unaskedScenes = DiagnosticKind(
        "unasked-scenes",
        severity: .warning,
        "A resolver of yours asks one of the two generated switches and not the other.",
        because:
            "`adoptedScene(for:)` knows the scenes whose specs name your descriptors, and `generatedScene(for:)` those whose descriptors are generated. What it doesn't ask, it doesn't open.",
        wrong: """
            # specs/project.yml
            environment: Session
            descriptors: { protocol: ScreenDescriptor, imports: [KitchenCore] }
            services: {}
            # specs/Recipes/Recipe.yml
            scene: Recipe
            # specs/Kitchen/Help.yml
            style: handwritten
            descriptor: HelpDescriptor
            builder: UIViewController()
            // Sources/KitchenCore/ScreenDescriptor.swift
            public protocol ScreenDescriptor {
                associatedtype Output
            }
            // Sources/Kitchen/Session.swift
            import KitchenCore
            import ViperRuntime
            struct HelpDescriptor: ScreenDescriptor { typealias Output = UIViewController }
            @MainActor
            public final class Session {
                func open<D: ScreenDescriptor>(_ screen: D) -> D.Output {
                    if let scene = adoptedScene(for: screen) as? D.Output { return scene }
                    fatalError()
                }
            }
            $ vipergen generate
            $ vipergen check
            """,
        right: """
            # specs/project.yml
            environment: Session
            descriptors: { protocol: ScreenDescriptor, imports: [KitchenCore] }
            services: {}
            # specs/Recipes/Recipe.yml
            scene: Recipe
            # specs/Kitchen/Help.yml
            style: handwritten
            descriptor: HelpDescriptor
            builder: UIViewController()
            // Sources/KitchenCore/ScreenDescriptor.swift
            public protocol ScreenDescriptor {
                associatedtype Output
            }
            // Sources/Kitchen/Session.swift
            import KitchenCore
            import ViperRuntime
            struct HelpDescriptor: ScreenDescriptor { typealias Output = UIViewController }
            @MainActor
            public final class Session {
                func open<D: ScreenDescriptor>(_ screen: D) -> D.Output {
                    if let scene = generatedScene(for: screen) as? D.Output { return scene }
                    if let scene = adoptedScene(for: screen) as? D.Output { return scene }
                    fatalError()
                }
            }
            $ vipergen generate
            $ vipergen check
            """
    )

    static let unfitEnvironment = DiagnosticKind(
        "unfit-environment",
        "The type that `environment` names can't get the generated extensions as it is declared.",
        because:
            "They make it conform to public protocols, which are for objects unless the specs say that it is a struct, and which are called on the main actor: an `actor` can't conform to them.",
        wrong: """
            # specs/project.yml
            environment: Session
            services: {}
            // Sources/Kitchen/Session.swift
            public struct Session {}
            $ vipergen generate
            $ vipergen check
            """,
        right: """
            # specs/project.yml
            environment: { type: Session, kind: struct }
            services: {}
            // Sources/Kitchen/Session.swift
            public struct Session {}
            $ vipergen generate
            $ vipergen check
            """
    )

    static let unusedExclusion = DiagnosticKind(
        "unused-exclusion",
        severity: .warning,
        "An excluded path has nothing to check.",
        because: "The path is misspelled, or no longer needed.",
        wrong: """
            # specs/project.yml
            lint: { excluded: [Sources/Recipes/Vendord] }
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen lint
            """,
        right: """
            # specs/project.yml
            lint: { disabled: [nib-class] }
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen lint
            """
    )

    static let unusedWireframe = DiagnosticKind(
        "unused-wireframe",
        severity: .warning,
        "The wireframe of an old or handwritten screen is never made.",
        because: "The screen's builder is yours, so nobody else can hand it the wireframe that its `routes` ask for.",
        wrong: """
            # specs/Kitchen/RecipeDetails.yml
            style: legacy
            class: OldRecipeViewController
            routes: { again: RecipeDetails }
            // Sources/Kitchen/Application/RecipeDetails/RecipeDetailsViewBuilder.swift
            import KitchenInterface
            import ViperRuntime
            public enum RecipeDetailsViewBuilder {
                @MainActor
                public static func build(
                    with descriptor: ViewDescriptor.RecipeDetailsDescriptor,
                    environment: any RecipeDetailsEnvironment
                ) -> UIViewController { UIViewController() }
            }
            $ vipergen generate
            $ vipergen check
            """,
        right: """
            # specs/Kitchen/RecipeDetails.yml
            style: legacy
            class: OldRecipeViewController
            routes: { again: RecipeDetails }
            // Sources/Kitchen/Application/RecipeDetails/RecipeDetailsViewBuilder.swift
            import KitchenInterface
            import ViperRuntime
            public enum RecipeDetailsViewBuilder {
                @MainActor
                public static func build(
                    with descriptor: ViewDescriptor.RecipeDetailsDescriptor,
                    environment: any RecipeDetailsEnvironment
                ) -> UIViewController {
                    let viewController = OldRecipeViewController()
                    viewController.wireframe = RecipeDetailsWireframe(
                        viewController: viewController,
                        environment: environment
                    )
                    return viewController
                }
            }
            $ vipergen generate
            $ vipergen check
            """
    )

    /// All that this target reports, sorted by id.
    public static let ofLinting: [DiagnosticKind] = [
        .viewBuilderMismatch,
        .descriptorMismatch,
        .fileAmongGenerated,
        .missingDescriptor,
        .missingEnvironment,
        .missingViewBuilder,
        .unaskedScenes,
        .unfitEnvironment,
        .unusedExclusion,
        .unusedWireframe,
    ]
}
