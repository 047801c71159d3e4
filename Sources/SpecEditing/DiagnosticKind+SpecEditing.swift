public import Diagnostics

extension DiagnosticKind {
    static let specNotEditable = DiagnosticKind(
        "spec-not-editable",
        "A command can't add to a spec without changing other lines.",
        because:
            "Specs are yours: a command only adds entries, and changes nothing else. Add this one by hand.",
        wrong: """
            # specs/Recipes/RecipeList.yml
            routes: &shared
              search: RecipeSearch
            children: *shared
            # specs/Recipes/RecipeSearch.yml
            scene: RecipeSearch
            $ vipergen new scene RecipeDetails --module Recipes --style swiftui --route-from RecipeList --yes
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            routes:
              search: RecipeSearch
            # specs/Recipes/RecipeSearch.yml
            scene: RecipeSearch
            $ vipergen new scene RecipeDetails --module Recipes --style swiftui --route-from RecipeList --yes
            """
    )

    /// All that this target reports, sorted by id.
    public static let ofSpecEditing: [DiagnosticKind] = [
        .specNotEditable
    ]
}
