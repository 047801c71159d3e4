import Diagnostics

extension DiagnosticKind {
    static let bindingNeedsNewerPlatform = DiagnosticKind(
        "binding-needs-newer-platform",
        "`binding: observation` needs newer platforms.",
        because: "The Observation framework came with iOS 17.",
        wrong: """
            # specs/project.yml
            platforms: { iOS: "16.0" }
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            binding: observation
            """,
        right: """
            # specs/project.yml
            platforms: { iOS: "17.0" }
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            binding: observation
            """
    )

    static let lifecycleEventOfPart = DiagnosticKind(
        "lifecycle-event-of-part",
        "A part has an event that the whole screen sends.",
        because: "Only the whole screen appears and disappears.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parts: { photo: { events: [onDisappear] } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            events: [onDisappear]
            parts: { photo: }
            """
    )

    static let lifecycleEventWithParameters = DiagnosticKind(
        "lifecycle-event-with-parameters",
        "An event that the view sends on its own has parameters.",
        because: "Nothing would pass them.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events: { viewWillAppear: { animated: Bool } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events: { viewWillAppear: }
            """
    )

    static let unknownLoad = DiagnosticKind(
        "unknown-load",
        "`loadedBy` names a method that the scene doesn't ask for.",
        because: "What is loaded is got by a method of the interactor, or of the use case.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { recipe: { type: String, loadedBy: fetchRecip } }
            interactor: { fetchRecipe: { returns: String, async: true } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { recipe: { type: String, loadedBy: fetchRecipe } }
            interactor: { fetchRecipe: { returns: String, async: true } }
            """
    )

    static let misplacedWork = DiagnosticKind(
        "misplaced-work",
        "`work` or `running` is said of a method that it has no meaning for.",
        because: "Only what a scene waits for is a load or an action, and only an action says that it is under way.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            interactor: { countView: { work: action } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            interactor: { countView: { async: true, work: action } }
            """
    )

    static let misplacedPublishes = DiagnosticKind(
        "misplaced-publishes",
        "`publishes` is said of a method that can't give a publisher.",
        because:
            "A view model follows publishers where its view observes by Combine. Everywhere else, methods are awaited.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            interactor: { titles: { returns: String, publishes: true } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            interactor: { titles: { returns: String, async: true } }
            """
    )

    static let runningFieldType = DiagnosticKind(
        "running-field-type",
        "`running` names a field that isn't a `Bool`.",
        because: "It is `true` while the action is under way, and `false` before and after.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { isBuying: Int }
            interactor: { buy: { async: true, running: isBuying } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { isBuying: Bool }
            interactor: { buy: { async: true, running: isBuying } }
            """
    )

    static let noSuchTab = DiagnosticKind(
        "no-such-tab",
        "The app has no tab with this number.",
        because: "Tabs are counted from zero.",
        wrong: """
            # specs/project.yml
            tabs: [RecipeDetails]
            # specs/Recipes/RecipeDetails.yml
            routes: { first: { present: tab, tab: 1 } }
            """,
        right: """
            # specs/project.yml
            tabs: [RecipeDetails]
            # specs/Recipes/RecipeDetails.yml
            routes: { first: { present: tab, tab: 0 } }
            """
    )

    static let partOfOtherStyle = DiagnosticKind(
        "part-of-other-style",
        "A scene has a key that its style has no use for.",
        because:
            "Each style has different parts; `mvvm`, for example, has a `useCase` and a `repository` instead of an `interactor`.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            interactor: { fetchRecipe: { returns: Recipe, async: true, throws: true } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            useCase: { fetchRecipe: { returns: Recipe, async: true, throws: true } }
            """
    )

    static let previewNeedsValue = DiagnosticKind(
        "preview-needs-value",
        "A preview has no value for a field.",
        because: "The field has no default, so the preview needs one.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parameters: { theme: Theme }
            parts: { top: { state: { theme: Theme } } }
            previews: { dark: {} }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parameters: { theme: Theme }
            parts: { top: { state: { theme: Theme } } }
            previews: { dark: { top: { theme: .dark } } }
            """
    )

    static let previewCannotCombine = DiagnosticKind(
        "preview-cannot-combine",
        "A field can't be one of the `combinations`.",
        because:
            "Flags, optionals, enums and what is loaded have few values. Those of optionals and of what is loaded come from `samples`.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { title: String, isLoading: Bool }
            previews: { combinations: [title, isLoading] }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { title: String, isLoading: Bool }
            previews: { combinations: [isLoading] }
            """
    )

    static let tooManyCombinations = DiagnosticKind(
        "too-many-combinations",
        "`combinations` makes too many display states.",
        because: "Each is a preview and a test; nobody looks at more than 64.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { a: Bool, b: Bool, c: Bool, d: Bool, e: Bool, f: Bool, g: Bool }
            previews: { combinations: [a, b, c, d, e, f, g] }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { a: Bool, b: Bool, c: Bool, d: Bool, e: Bool, f: Bool, g: Bool }
            previews: { combinations: [a, b, c, d, e, f] }
            """
    )

    static let startNeedsDefaults = DiagnosticKind(
        "start-needs-defaults",
        "The app starts with a scene that takes parameters.",
        because: "Nothing passes them at launch.",
        wrong: """
            # specs/project.yml
            start: RecipeDetails
            # specs/Recipes/RecipeDetails.yml
            parameters: { recipeID: Int64 }
            """,
        right: """
            # specs/project.yml
            start: RecipeDetails
            # specs/Recipes/RecipeDetails.yml
            parameters: { recipeID: { type: Int64, default: 1 } }
            """
    )

    static let startNeedsViewController = DiagnosticKind(
        "start-needs-view-controller",
        "The app starts with a scene whose output is a SwiftUI view.",
        because: "A window shows a view controller.",
        wrong: """
            # specs/project.yml
            start: RecipeDetails
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            output: EmbeddedScene
            """,
        right: """
            # specs/project.yml
            start: RecipeDetails
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            """
    )

    static let descriptorCannotConform = DiagnosticKind(
        "descriptor-cannot-conform",
        "A descriptor can't have a conformance because of one of its parameters.",
        because: "The compiler writes these conformances, and does so only if every parameter has them.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            parameters: { onClose: "@escaping @MainActor () -> Void" }
            descriptorConformances: [Hashable]
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            parameters: { title: { type: String, default: "" } }
            descriptorConformances: [Hashable]
            """
    )

    static let stateCannotConform = DiagnosticKind(
        "state-cannot-conform",
        "A state can't have a conformance because of one of its fields.",
        because: "The compiler writes these conformances, and does so only if every field has them.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { didFinish: "(() -> Void)?" }
            stateConformances: [Equatable]
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { isFinished: Bool? }
            stateConformances: [Equatable]
            """
    )

    static let stateNeedsDefault = DiagnosticKind(
        "state-needs-default",
        "A field of a state has no initial value.",
        because:
            "The state exists before anything is loaded. Give it a default, make it optional, or give the type a sample.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { theme: Theme }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { theme: Theme? }
            """
    )

    static let unknownPreviewField = DiagnosticKind(
        "unknown-preview-field",
        "A preview gives a value to a field that isn't there.",
        because: "Fields are those of the state.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            state: { isLoading: Bool }
            previews: { loading: { isLoadng: true } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            state: { isLoading: Bool }
            previews: { loading: { isLoading: true } }
            """
    )

    static let unknownPreviewPart = DiagnosticKind(
        "unknown-preview-part",
        "A preview gives values to a part that isn't there.",
        because: "In the style `mvvm`, values are given by part.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parts: { list: { state: { count: Int } } }
            previews: { some: { lst: { count: 1 } } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parts: { list: { state: { count: Int } } }
            previews: { some: { list: { count: 1 } } }
            """
    )

    static let unknownSectionEvent = DiagnosticKind(
        "unknown-section-event",
        "A section reports an event that the scene doesn't have.",
        because: "Sections report events of the scene.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            events: [didTapOrder]
            contents: { top: { sections: { order: { events: [didTapOrders] } } } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            events: [didTapOrder]
            contents: { top: { sections: { order: { events: [didTapOrder] } } } }
            """
    )

    static let unknownSectionField = DiagnosticKind(
        "unknown-section-field",
        "A section shows a field that the state doesn't have.",
        because: "Sections show fields of the scene's state.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            state: { order: Int }
            contents: { top: { sections: { order: { state: [ordr] } } } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            state: { order: Int }
            contents: { top: { sections: { order: { state: [order] } } } }
            """
    )

    static let unknownSectionPart = DiagnosticKind(
        "unknown-section-part",
        "A section is drawn from a part of the screen that the scene doesn't have.",
        because: "In an `mvvm` scene, sections are drawn from the data of parts.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parts: { list: { state: { order: Int } } }
            contents: { top: { sections: { order: { part: lst, state: [order] } } } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: mvvm
            parts: { list: { state: { order: Int } } }
            contents: { top: { sections: { order: { part: list, state: [order] } } } }
            """
    )

    static let aboutScenes: [DiagnosticKind] = [
        .bindingNeedsNewerPlatform,
        .descriptorCannotConform,
        .lifecycleEventOfPart,
        .lifecycleEventWithParameters,
        .misplacedPublishes,
        .misplacedWork,
        .noSuchTab,
        .partOfOtherStyle,
        .previewCannotCombine,
        .previewNeedsValue,
        .runningFieldType,
        .startNeedsDefaults,
        .startNeedsViewController,
        .stateCannotConform,
        .stateNeedsDefault,
        .tooManyCombinations,
        .unknownLoad,
        .unknownPreviewField,
        .unknownPreviewPart,
        .unknownSectionEvent,
        .unknownSectionField,
        .unknownSectionPart,
    ]
}
