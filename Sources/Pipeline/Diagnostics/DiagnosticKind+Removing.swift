import Diagnostics

extension DiagnosticKind {
    static let notCommitted = DiagnosticKind(
        "not-committed",
        "A file of yours would be deleted that git doesn't have.",
        because: "`vipergen remove --with-sources` deletes only what git could bring back, down to the last change.",
        wrong: """
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate --quiet
            $ git init --quiet
            $ git -c user.name=A -c user.email=a@example.com commit --quiet --allow-empty --message Begin
            $ vipergen remove scene RecipeDetails --with-sources --yes
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate --quiet
            $ git init --quiet && git add --all
            $ git -c user.name=A -c user.email=a@example.com commit --quiet --message Begin
            $ vipergen remove scene RecipeDetails --with-sources --yes
            """
    )

    static let stillNeeded = DiagnosticKind(
        "still-needed",
        "Something in the specs needs what would be removed.",
        because: "Without it the specs would have errors: a route that leads nowhere, for example.",
        wrong: """
            # specs/Recipes/RecipeList.yml
            routes: { details: { to: RecipeDetails, present: push } }
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate --quiet
            $ vipergen remove scene RecipeDetails --yes
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ mkdir -p Sources/Recipes
            $ vipergen remove scene RecipeDetails --yes
            """
    )

    static let aboutRemoving: [DiagnosticKind] = [.notCommitted, .stillNeeded]
}
