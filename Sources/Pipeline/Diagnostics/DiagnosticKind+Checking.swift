import Diagnostics

extension DiagnosticKind {
    static let missingMember = DiagnosticKind(
        "missing-member",
        "A scaffold lacks a member that its contract asks for.",
        because:
            "Its type doesn't conform to the contract any more, so the package doesn't build. `vipergen sync --check` reports it in the formats that name places; as `text`, it prints a list.",
        wrong: """
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            $ vipergen generate --quiet
            $ printf 'events: { didTapBuy: }\\n' >> specs/Recipes/RecipeList.yml
            $ vipergen sync --check --format xcode
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            $ vipergen generate --quiet
            $ printf 'events: { didTapBuy: }\\n' >> specs/Recipes/RecipeList.yml
            $ vipergen sync --quiet
            $ vipergen sync --check --format xcode
            """
    )

    static let orphanedFile = DiagnosticKind(
        "orphaned-file",
        severity: .warning,
        "A file is named like a scaffold of a scene, and the specs ask for no such file.",
        because:
            "A scene was renamed, moved or deleted, its style was changed, or a section is drawn by a component now, and this file stayed behind. Tests are recognized by the mocks that they use. `generate`, `check` and `sync` report it until it is gone or listed under `keptFiles`.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            // Sources/Recipes/Application/RecipeList/RecipeListPresenter.swift
            final class RecipeListPresenter {}
            $ vipergen generate
            """,
        right: """
            # specs/project.yml
            keptFiles: [Sources/Recipes/Application/RecipeList]
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            // Sources/Recipes/Application/RecipeList/RecipeListPresenter.swift
            final class RecipeListPresenter {}
            $ vipergen generate
            """
    )

    static let otherProject = DiagnosticKind(
        "other-project",
        exit: .usage,
        "The folder for the package holds another project.",
        because:
            "Its generated files would be removed as left over, and replaced by those of this project. On a terminal, vipergen asks.",
        wrong: """
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            $ mkdir -p other/specs && sed 's/Kitchen/Pantry/' specs/project.yml > other/specs/project.yml
            $ vipergen generate --output other
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            $ mkdir -p other/specs && sed 's/Kitchen/Pantry/' specs/project.yml > other/specs/project.yml
            $ vipergen generate --output kitchen
            """
    )

    static let outdatedFile = DiagnosticKind(
        "outdated-file",
        "A generated file isn't what the specs describe now, or a file is missing or left over.",
        because:
            "Specs were changed and nobody generated, or somebody edited a generated file. `vipergen check` reports it in the formats that name places; as `text`, it prints a list.",
        wrong: """
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            $ vipergen check --format xcode
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            $ vipergen generate --quiet
            $ vipergen check --format xcode
            """
    )

    static let unsuitableToolchain = DiagnosticKind(
        "unsuitable-toolchain",
        severity: .warning,
        "Swift is missing, or too old for the packages that vipergen writes.",
        because: "vipergen itself needs no Swift, but nothing that it writes can be built here.",
        wrong: """
            $ mkdir bin && printf '#!/bin/sh\\necho "Swift version 5.9.2"\\n' > bin/swift && chmod +x bin/swift
            $ PATH="$PWD/bin:$PATH" vipergen doctor
            """,
        right: """
            $ vipergen doctor
            """
    )

    static let aboutChecking: [DiagnosticKind] = [
        .missingMember, .orphanedFile, .otherProject, .outdatedFile, .unsuitableToolchain,
    ]
}
