public import Diagnostics

extension DiagnosticKind {
    static let bindingChanged = DiagnosticKind(
        "binding-changed",
        severity: .warning,
        "A property no longer observes its view model in the right way.",
        because: "The scene's `binding` was changed in its spec.",
        wrong: """
            # specs/project.yml
            platforms: { iOS: "17.0" }
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            binding: combine
            parts: { list: { state: { count: Int } } }
            $ vipergen generate
            $ sed -i.old s/combine/observation/ specs/Recipes/RecipeDetails.yml && rm specs/Recipes/*.old
            $ vipergen generate --sync
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            binding: combine
            parts: { list: { state: { count: Int } } }
            $ vipergen generate
            $ vipergen generate --sync
            """
    )

    static let generatedMemberChanged = DiagnosticKind(
        "generated-member-changed",
        severity: .warning,
        "Code of yours uses a generated member that has changed.",
        because: "It would no longer compile. The note gives the text to write.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            parameters: { recipeID: Int64 }
            // Sources/Recipes/Links.swift
            import RecipesInterface
            import ViperRuntime
            let first = ViewDescriptor.RecipeDetailsDescriptor(recipeID: 1)
            $ vipergen generate
            $ echo "parameters: { recipeID: Int64, page: Int }" > specs/Recipes/RecipeDetails.yml
            $ vipergen generate
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            parameters: { recipeID: Int64 }
            // Sources/Recipes/Links.swift
            import RecipesInterface
            import ViperRuntime
            let first = ViewDescriptor.RecipeDetailsDescriptor(recipeID: 1)
            $ vipergen generate
            $ echo "parameters: { recipeID: Int64, page: { type: Int, default: 1 } }" > specs/Recipes/RecipeDetails.yml
            $ vipergen generate
            """
    )

    static let generatedMemberGone = DiagnosticKind(
        "generated-member-gone",
        severity: .warning,
        "Code of yours uses a generated member that is gone.",
        because: "It would no longer compile.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            uses: [activityLogger, userFeatures]
            // Sources/Recipes/Shopping.swift
            func canShop(in environment: any RecipeDetailsEnvironment) -> Bool { environment.userFeatures.canShop }
            $ vipergen generate
            $ echo "uses: [activityLogger]" > specs/Recipes/RecipeDetails.yml
            $ vipergen generate
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            uses: [activityLogger, userFeatures]
            // Sources/Recipes/Shopping.swift
            func canShop(with features: any UserFeatures) -> Bool { features.canShop }
            $ vipergen generate
            $ echo "uses: [activityLogger]" > specs/Recipes/RecipeDetails.yml
            $ vipergen generate
            """
    )

    static let initializerDiffers = DiagnosticKind(
        "initializer-differs",
        severity: .warning,
        "Generated code can't create a scaffolded type.",
        because: "The builder passes what the spec asks for, and the initializer is yours to change.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            interactor: { load: }
            // Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
            final class RecipeDetailsPresenter {
                init(view: any RecipeDetailsViewContract) {}
                init(view: any RecipeDetailsViewContract, page: Int) {}
                func viewDidLoad() {}
            }
            $ vipergen sync
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            interactor: { load: }
            // Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
            final class RecipeDetailsPresenter {
                init(view: any RecipeDetailsViewContract, interactor: any RecipeDetailsInteractorContract) {}
                func viewDidLoad() {}
            }
            $ vipergen sync
            """
    )

    static let initializerGrew = DiagnosticKind(
        "initializer-grew",
        severity: .warning,
        "A scaffolded type takes one more collaborator.",
        because: "Other code that creates one, such as a test, has to pass it.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ echo "routes: { back: RecipeDetails }" > specs/Recipes/RecipeDetails.yml
            $ vipergen generate --sync
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            routes: { back: RecipeDetails }
            $ vipergen generate
            $ vipergen generate --sync
            """
    )

    static let memberDiffers = DiagnosticKind(
        "member-differs",
        severity: .warning,
        "A method of yours differs from the one in the contract.",
        because: "It may only use another name for the same type; vipergen doesn't change what you wrote.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events: { didPick: { amount: Int } }
            $ vipergen generate
            $ sed -i.old 's/amount: Int)/amount: Amount)/' Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
            $ vipergen sync
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events: { didPick: { amount: Int } }
            $ vipergen generate
            $ vipergen sync
            """
    )

    static let memberNotAskedFor = DiagnosticKind(
        "member-not-asked-for",
        severity: .warning,
        "A scaffolded type has a method that its contract no longer asks for.",
        because: "It was renamed or removed in the spec. vipergen deletes nothing of yours.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events: [didTapBuy]
            // Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
            final class RecipeDetailsPresenter {}
            extension RecipeDetailsPresenter: RecipeDetailsPresenterContract {
                func viewDidLoad() {}
                func didTapBuy() {}
                func didTapShare() {}
            }
            $ vipergen sync
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events: [didTapBuy]
            // Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
            final class RecipeDetailsPresenter {}
            extension RecipeDetailsPresenter: RecipeDetailsPresenterContract {
                func viewDidLoad() {}
                func didTapBuy() {}
            }
            $ vipergen sync
            """
    )

    static let requirementAdded = DiagnosticKind(
        "requirement-added",
        severity: .warning,
        "A contract has a new member, and a type of yours conforms to it.",
        because:
            "It would no longer compile. `vipergen sync` adds the member to scaffolds; to other types, a spy for example, you add it.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events: [didTapBuy]
            $ vipergen generate
            $ echo "events: [didTapBuy, didTapShare]" > specs/Recipes/RecipeDetails.yml
            $ vipergen generate
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events: [didTapBuy]
            $ vipergen generate
            $ echo "events: [didTapBuy, didTapShare]" > specs/Recipes/RecipeDetails.yml
            $ vipergen generate --sync
            """
    )

    static let scaffoldLeftOver = DiagnosticKind(
        "scaffold-left-over",
        severity: .warning,
        "A scaffold is no longer needed.",
        because: "What it was written for was removed from the spec. vipergen deletes nothing of yours.",
        wrong: #"""
            # specs/Recipes/RecipeDetails.yml
            routes: { list: RecipeList }
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            $ vipergen generate
            $ rm -r Sources/Recipes/Application/RecipeDetails/* Tests/RecipesTests
            $ echo "final class RecipeDetailsWireframe: RecipeDetailsWireframeContract { func list() {} }" \
            $     > Sources/Recipes/Application/RecipeDetails/RecipeDetailsWireframe.swift
            $ echo "scene: RecipeDetails" > specs/Recipes/RecipeDetails.yml
            $ vipergen generate
            """#,
        right: """
            # specs/Recipes/RecipeDetails.yml
            routes: { list: RecipeList }
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            $ vipergen generate
            """
    )

    static let scaffoldWithoutScene = DiagnosticKind(
        "scaffold-without-scene",
        severity: .warning,
        "A type conforms to a contract of a scene that is gone.",
        because: "The scene was renamed, moved or deleted; rename, move or delete its scaffolds yourself.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            // Sources/Recipes/Application/RecipeList/RecipeListPresenter.swift
            final class RecipeListPresenter {}
            extension RecipeListPresenter: RecipeListPresenterContract {}
            $ vipergen sync
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen sync
            """
    )

    static let severalPlaces = DiagnosticKind(
        "several-places",
        "There are several places where a missing member could go.",
        because: "vipergen adds it only where there is one place.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events: [didTapBuy]
            // Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
            #if DEBUG
            final class RecipeDetailsPresenter {}
            #else
            final class RecipeDetailsPresenter {}
            #endif
            $ vipergen sync
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events: [didTapBuy]
            // Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
            final class RecipeDetailsPresenter {}
            $ vipergen sync
            """
    )

    static let typeNotFound = DiagnosticKind(
        "type-not-found",
        "A scaffold no longer declares its type.",
        because: "The type was renamed, but its builder still uses the old name.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events: [didTapBuy]
            // Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
            final class RecipeDetailsPresentor {}
            $ vipergen sync
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events: [didTapBuy]
            // Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
            final class RecipeDetailsPresenter {}
            $ vipergen sync
            """
    )

    static let usesLeftOver = DiagnosticKind(
        "uses-left-over",
        severity: .warning,
        "Code of yours uses what is no longer generated.",
        because: "It would no longer compile.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            // Sources/Shopping/Links.swift
            import RecipesInterface
            import ViperRuntime
            func show() { _ = ViewDescriptor.RecipeDetailsDescriptor.self }
            $ vipergen generate
            $ mv specs/Recipes/RecipeDetails.yml specs/Recipes/RecipeInfo.yml
            $ sed -i.old s/RecipeDetails/RecipeInfo/ specs/Recipes/RecipeInfo.yml && rm specs/Recipes/*.old
            $ rm -r Sources/Recipes/Application Tests/RecipesTests
            $ vipergen generate
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            $ vipergen generate
            """
    )

    /// All that this target reports, sorted by id.
    public static let ofScaffoldSync: [DiagnosticKind] = [
        .bindingChanged,
        .generatedMemberChanged,
        .generatedMemberGone,
        .initializerDiffers,
        .initializerGrew,
        .memberDiffers,
        .memberNotAskedFor,
        .requirementAdded,
        .scaffoldLeftOver,
        .scaffoldWithoutScene,
        .severalPlaces,
        .typeNotFound,
        .usesLeftOver,
    ]
}
