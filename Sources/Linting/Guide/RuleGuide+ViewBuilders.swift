import ProjectModel

extension RuleGuide {
    static let viewBuilders = [
        RuleGuide(
            rule: .handwrittenDescriptor,
            summary: "Descriptors are generated.",
            details: """
                A type that conforms to `TypedDescriptor`, or to a feature's `<Feature>SceneDescriptor`, is generated from a spec; the resolver has no case for any other.
                With `descriptors` in `project.yml` a protocol of your own counts as well, and this is a warning unless `severity` says otherwise: see
                [half-way](existing-apps.md#half-way).
                """,
            broken: [
                Example(
                    "Sources/RecipesInterface/Help.swift",
                    """
                    public import ViperRuntime

                    public struct HelpDescriptor: TypedDescriptor {
                        public typealias Output = UIViewController
                    }

                    """
                )
            ],
            fixed: [Example("specs/Recipes/Help.yml", "scene: Help\n")]
        ),
        RuleGuide(
            rule: .builderWithoutDescriptor,
            summary: "Every view builder belongs to a scene that has a spec.",
            details: """
                View builders are the types that conform to `SceneViewBuilder`, and those named `…ViewBuilder` with a function that returns a view controller.
                Without a spec there is no descriptor, and no other screen can show the scene. SwiftUI's `@ViewBuilder` and result builders don't count.
                With `descriptors` in `project.yml` this is checked only where `severity` lists it: handwritten descriptors are listed anyway.
                """,
            broken: [
                Example(
                    "Sources/Recipes/HelpViewBuilder.swift",
                    """
                    import ViperRuntime

                    enum HelpViewBuilder {
                        @MainActor static func build() -> UIViewController { UIViewController() }
                    }

                    """
                )
            ],
            fixed: [
                Example("specs/Recipes/Help.yml", "scene: Help\n")
            ]
        ),
    ]

    static let swiftUI = [
        RuleGuide(
            rule: .navigationContainer,
            summary: "Views of `swiftui` scenes don't navigate.",
            details: """
                `NavigationStack`, `NavigationView`, `NavigationSplitView`, `NavigationLink`, `navigationDestination` and `TabView` navigate without wireframe, descriptor and
                resolver. A `TabView` with `.tabViewStyle(.page)` is a carousel and allowed, and so is everything in `#Preview` and in a `PreviewProvider`.
                The rule checks the sources of features with a `swiftui` scene, but not the folders of their other scenes; in the app it checks the folders of its `swiftui` scenes only.
                """,
            broken: [
                Example(
                    "Sources/Recipes/Application/RecipeDetails/RecipeDetailsView.swift",
                    """
                    import SwiftUI

                    struct RecipeDetailsView: View {
                        var body: some View {
                            NavigationStack { Text("Miso soup") }
                        }
                    }

                    """
                )
            ],
            fixed: [
                Example(
                    "Sources/Recipes/Application/RecipeDetails/RecipeDetailsView.swift",
                    """
                    import SwiftUI

                    struct RecipeDetailsView: View {
                        var body: some View { Text("Miso soup") }
                    }

                    #Preview {
                        NavigationStack { RecipeDetailsView() }
                    }

                    """
                )
            ]
        ),
        RuleGuide(
            rule: .environmentObject,
            summary: "Views of `swiftui` scenes take only values from SwiftUI's environment.",
            details: """
                `@EnvironmentObject`, and `@Environment(Type.self)`, crash at run time if nobody has set the object. What a view shows is in its scene's `state`, and
                reaches it through the data source. `@Environment(\\.colorScheme)` and similar values are fine.
                """,
            broken: [
                Example(
                    "Sources/Recipes/Application/RecipeDetails/StepsView.swift",
                    """
                    import SwiftUI

                    struct StepsView: View {
                        @EnvironmentObject var recipes: RecipeStore
                        var body: some View { Text(recipes.title) }
                    }

                    """
                )
            ],
            fixed: [
                Example(
                    "Sources/Recipes/Application/RecipeDetails/StepsView.swift",
                    """
                    import SwiftUI

                    struct StepsView: View {
                        let title: String
                        @Environment(\\.colorScheme) private var colorScheme
                        var body: some View { Text(title) }
                    }

                    """
                )
            ]
        ),
    ]
}
