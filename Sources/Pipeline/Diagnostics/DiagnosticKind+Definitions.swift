import Diagnostics

extension DiagnosticKind {
    static let definitionLeft = DiagnosticKind(
        "definition-left",
        severity: .warning,
        "A definition of modules that you wrote names what is renamed, moved or removed.",
        because: "Only paths and names of targets change by themselves: any other word may be about something else.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # project.yml
            name: Kitchen
            targetTemplates:
              Recipes:
                type: framework
            $ mkdir -p Sources/Recipes
            $ vipergen rename module Recipes Dishes --dry-run
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # project.yml
            name: Kitchen
            targets:
              Recipes:
                type: framework
            $ mkdir -p Sources/Recipes
            $ vipergen rename module Recipes Dishes --dry-run
            """
    )
}
