import Diagnostics

extension DiagnosticKind {
    static let baselineElsewhere = DiagnosticKind(
        "baseline-elsewhere",
        exit: .usage,
        "A baseline that a renaming has to change isn't in the package's folder.",
        because: "Everything changes or nothing does, and only in the package and its specs can that be promised.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen rename scene RecipeDetails RecipePage --baseline ../baseline.txt --dry-run
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen lint --write-baseline baseline.txt
            $ vipergen rename scene RecipeDetails RecipePage --baseline baseline.txt --dry-run
            """
    )

    static let cannotRunGit = DiagnosticKind(
        "cannot-run-git",
        exit: .inputOutput,
        "Git can't be asked.",
        because: "`--changed-since` and `--history` need its answers.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ tool=$(command -v vipergen)
            $ PATH=/nowhere "$tool" lint --changed-since main
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen lint
            """
    )

    static let noRepository = DiagnosticKind(
        "no-repository",
        exit: .usage,
        "The folder is in no git repository.",
        because: "`--changed-since` and `--history` ask git what changed, and which commit is checked out.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen lint --changed-since main
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ git init --quiet
            $ git -c user.name=A -c user.email=a@example.com commit --quiet --allow-empty --message Begin
            $ vipergen lint --changed-since HEAD
            """
    )

    static let unknownRevision = DiagnosticKind(
        "unknown-revision",
        exit: .usage,
        "Git doesn't know the commit.",
        because: "It is misspelled, wasn't fetched, or the clone is too shallow to hold it.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ git init --quiet
            $ git -c user.name=A -c user.email=a@example.com commit --quiet --allow-empty --message Begin
            $ vipergen lint --changed-since mian
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ git init --quiet
            $ git -c user.name=A -c user.email=a@example.com commit --quiet --allow-empty --message Begin
            $ vipergen lint --changed-since HEAD
            """
    )

    static let unreadableBaseline = DiagnosticKind(
        "unreadable-baseline",
        "A file isn't a baseline of the command.",
        because:
            "Nothing else is read as one, and no other file is replaced by one. The first line says whose it is.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen lint --baseline specs/project.yml
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen lint --write-baseline baseline.txt
            $ vipergen lint --baseline baseline.txt
            """
    )

    static let debtGrown = DiagnosticKind(
        "debt-grown",
        "The report lists something that the baseline doesn't accept.",
        because: "What a team wants to become fewer must not become more without anybody's noticing.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            previews: { empty: {} }
            $ vipergen generate
            $ vipergen report --write-baseline baseline.txt >/dev/null
            $ echo 'scene: RecipeList' > specs/Recipes/RecipeList.yml
            $ vipergen generate >/dev/null 2>&1
            $ vipergen report --baseline baseline.txt
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            previews: { empty: {} }
            $ vipergen generate
            $ vipergen report --write-baseline baseline.txt >/dev/null
            $ vipergen report --baseline baseline.txt
            """
    )

    static let beyondLimit = DiagnosticKind(
        "beyond-limit",
        "A number of the report is larger or smaller than allowed.",
        because: "`--at-most` and `--at-least` say how far it may go.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen report --at-most missingPreviews=0
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            previews: { empty: {} }
            $ vipergen generate
            $ vipergen report --at-most missingPreviews=0
            """
    )

    static let unreadableHistory = DiagnosticKind(
        "unreadable-history",
        "A file isn't a history of the report.",
        because: "A line is added to nothing else. The first line names the columns.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen report --history specs/project.yml
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ git init --quiet
            $ git -c user.name=A -c user.email=a@example.com commit --quiet --allow-empty --message Begin
            $ vipergen report --history history.csv
            """
    )

    static let aboutBaselines: [DiagnosticKind] = [
        .baselineElsewhere,
        .beyondLimit,
        .cannotRunGit,
        .debtGrown,
        .noRepository,
        .unknownRevision,
        .unreadableBaseline,
        .unreadableHistory,
    ]
}
