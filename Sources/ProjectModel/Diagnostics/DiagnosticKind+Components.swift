import Diagnostics

extension DiagnosticKind {
    static let componentMark = DiagnosticKind(
        "component-mark",
        "The mark of a component stands where it means nothing.",
        because: "A component is a struct at the top level of a file that is a SwiftUI `View`.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            // Sources/KitchenCore/Badge.swift
            #if canImport(SwiftUI)
                import SwiftUI

                /// @component
                struct Badge { let text: String }
            #endif
            $ vipergen generate
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            // Sources/KitchenCore/Badge.swift
            #if canImport(SwiftUI)
                import SwiftUI

                /// @component
                struct Badge: View {
                    let text: String
                    var body: some View { Text(text) }
                }
            #endif
            $ vipergen generate
            """
    )

    static let componentWithoutPreviews = DiagnosticKind(
        "component-without-previews",
        "A component can't be previewed.",
        because:
            "Its previews are made of its initializer, with values from `samples`; so both have to be such that code beside it can call it.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            // Sources/KitchenCore/Price.swift
            #if canImport(SwiftUI)
                import SwiftUI

                /// @component
                struct PriceTag: View {
                    let price: Price
                    var body: some View { Text(price.text) }
                }
            #endif
            $ vipergen generate
            """,
        right: """
            # specs/project.yml
            samples: { Recipe: .sample, Price: .sample }
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            // Sources/KitchenCore/Price.swift
            #if canImport(SwiftUI)
                import SwiftUI

                /// @component
                struct PriceTag: View {
                    let price: Price
                    var body: some View { Text(price.text) }
                }
            #endif
            $ vipergen generate
            """
    )

    static let duplicateComponent = DiagnosticKind(
        "duplicate-component",
        "Two components have one name, or a component has that of a scene.",
        because: "Specs name a component by its name alone, and its previews are called after it.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            // Sources/KitchenCore/Details.swift
            #if canImport(SwiftUI)
                import SwiftUI

                /// @component
                struct RecipeDetails: View {
                    var body: some View { Text("Details") }
                }
            #endif
            $ vipergen generate
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            // Sources/KitchenCore/Details.swift
            #if canImport(SwiftUI)
                import SwiftUI

                /// @component
                struct RecipeSummary: View {
                    var body: some View { Text("Details") }
                }
            #endif
            $ vipergen generate
            """
    )

    static let componentArgument = DiagnosticKind(
        "component-argument",
        "A section or a part of a screen hands a component something else than its initializer takes.",
        because:
            "Each parameter without a default value takes a field of the state of its type, or an event through a closure.",
        wrong: badge("with: { txt: title }"),
        right: badge("with: { text: title }")
    )

    static let unknownComponent = DiagnosticKind(
        "unknown-component",
        "A section or a part of a screen is drawn by a component that isn't there.",
        because:
            "A component is a view with the mark `@component`, in a core module that the feature depends on or in its module of views.",
        wrong: badge("with: { text: title }", component: "Bagde"),
        right: badge("with: { text: title }")
    )

    private static func badge(_ with: String, component: String = "Badge") -> String {
        """
        # specs/Recipes/RecipeDetails.yml
        style: swiftui
        state: { title: String }
        contents: { top: { sections: { badge: { component: \(component), \(with) } } } }
        // Sources/KitchenCore/Badge.swift
        #if canImport(SwiftUI)
            public import SwiftUI

            /// @component
            public struct Badge: View {
                let text: String
                public init(text: String) { self.text = text }
                public var body: some View { Text(text) }
            }
        #endif
        $ vipergen generate
        """
    }

    static let aboutComponents: [DiagnosticKind] = [
        .componentArgument, .componentMark, .componentWithoutPreviews, .duplicateComponent, .unknownComponent,
    ]
}
