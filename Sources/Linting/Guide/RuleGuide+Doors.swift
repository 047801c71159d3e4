import ProjectModel

extension RuleGuide {
    static let doors = [
        RuleGuide(
            rule: .handwrittenDescriptor,
            summary: "Descriptors are generated.",
            details: """
                A type that conforms to `TypedDescriptor`, or to a feature's `<Feature>SceneDescriptor`, comes of a spec; the resolver has no arm for any other.
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
            mended: [Example("specs/Recipes/Help.yml", "scene: Help\n")]
        ),
        RuleGuide(
            rule: .builderWithoutDescriptor,
            summary: "A view builder is the door of a scene that has a spec.",
            details: """
                A view builder is what conforms to `SceneViewBuilder`, and what is called `…ViewBuilder` and has a function that returns a view controller.
                Without a spec there is no descriptor, and nobody else can show the scene. SwiftUI's `@ViewBuilder`, and result builders, are something else.
                With `descriptors` in `project.yml` this is checked only where `severity` lists it: descriptors that are written by hand are told anyway.
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
            mended: [
                Example("specs/Recipes/Help.yml", "scene: Help\n")
            ]
        ),
    ]

    static let swiftUI = [
        RuleGuide(
            rule: .navigationContainer,
            summary: "Views of `swiftui` scenes don't navigate.",
            details: """
                `NavigationStack`, `NavigationView`, `NavigationSplitView`, `NavigationLink`, `navigationDestination` and `TabView` lead on without wireframe, descriptor and
                resolver. A `TabView` with `.tabViewStyle(.page)` is a carousel, and fine; so is all that stands in `#Preview` and in a `PreviewProvider`.
                Looked at are the sources of features with a `swiftui` scene, but not the folders of their other scenes.
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
            mended: [
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
            summary: "Views of `swiftui` scenes take nothing out of SwiftUI's environment but values.",
            details: """
                `@EnvironmentObject`, and `@Environment(Type.self)`, crash at run time where nobody has put the object in. What a view shows is in its scene's `state`, and
                reaches it through the data source. `@Environment(\\.colorScheme)` and its like are fine.
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
            mended: [
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
