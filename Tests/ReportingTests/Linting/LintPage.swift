import Basics
import Reporting
import TestSupport

/// The page `docs/lint.md`.
enum LintPage {
    static func markdown() -> String {
        let rows = DiagnosticKind.ofRules.map { "| [`\($0.id)`](#\($0.id)) | \($0.summary) |" }
        let table = (["| rule | what it enforces |", "|---|---|"] + rows).joined(separator: "\n")
        return introduction + table + "\n" + DiagnosticKind.ofRules.map(section).joined()
    }

    private static func section(_ rule: DiagnosticKind) -> String {
        """

        ### \(rule.id)

        \(rule.summary) \(rule.explanation.reason)

        Wrong:
        \(blocks(rule.explanation.cases.first?.example?.wrong))
        Right:
        \(blocks(rule.explanation.cases.first?.example?.right))
        """
    }

    private static func blocks(_ half: String?) -> String {
        ExampleFiles(half ?? "").files.map(block).joined(separator: "\n")
    }

    private static func block(_ file: ExampleFiles.File) -> String {
        let languages = ["yml": "yaml", "xib": "xml"]
        let ending = file.path.split(separator: ".").last.map(String.init) ?? ""
        return "`\(file.path)`\n\n```\(languages[ending] ?? ending)\n\(file.text)```\n"
    }

    private static let introduction = """
        # Boundaries, checked on the sources

        `vipergen lint` checks the sources of the target package against the specs: who imports whom, and who uses what. `vipergen check` does the same unless
        you pass `--skip lint`. Each finding has its place and a remedy:

        <!-- printed by vipergen lint -->
        ```text
        Sources/Shelves/Prices.swift:1:8: error: 'Shelves' imports the feature 'Shop' [feature-import]
        Sources/Shelves/Prices.swift:1:8: note: route to its scenes, or list its use cases under 'uses', and import 'ShopInterface'; what both need belongs in a core module
        Pantry: 1 error, 0 warnings in 10 files
        ```

        The exit code is 1 when there are errors. `vipergen lint feature-import` checks only that rule; `vipergen explain` lists them. `--format json` prints one object for other programs:
        `findings` of the rules, each with `rule`, `severity`, `path`, `line`, `column`, `message` and `remedy`, and `diagnostics` about the specs, as [the report has them](report.md#json).
        It is always printed: if the specs have errors, `findings` is empty, `project` is `null`, and the errors are on standard error as well.

        Sources are parsed as Swift: an import in a string or a comment doesn't count, one after `#if`, `@testable`, an access level or `;` does. Only handwritten files
        are checked, and links aren't followed. Sources in `Generated` folders belong to vipergen as long as they begin with its header. Any other source there is yours: it is
        checked like all others, and reported as `file-among-generated`, a warning, unless it is `unmanaged`.

        A folder that holds none of the project's modules (`no-target-package`), and a module without any source (`missing-sources`), are errors.

        In a project that has nothing but [adopted scenes](existing-apps.md#the-resolver-alone), only `handwritten-descriptor` is checked, in all sources of the target package but `Pods`, `Carthage` and
        `DerivedData`: it lists the descriptors that have no spec yet, as warnings. The other rules begin with the first scene that needs more.

        ## Suppressing

        A comment turns rules off and gives the reason:

        ```swift
        // vipergen:disable:next feature-import - prices move to KitchenCore with KIT-12
        import Shopping
        ```

        | comment | turns the rules off |
        |---|---|
        | `// vipergen:disable:next feature-import - reason` | for the next line |
        | `// vipergen:disable:this feature-import - reason` | for its own line |
        | `// vipergen:disable:previous feature-import - reason` | for the line before |
        | `// vipergen:disable feature-import - reason` | from here to the end of the file |
        | `// vipergen:enable feature-import` | until here |

        Separate several rules with spaces: `// vipergen:disable feature-import app-import - reason`. A suppression without a reason, with an unknown rule, or
        that suppresses nothing is reported, and can't be suppressed itself. [`digest`](digest.md) lists all of them, the oldest first.

        ## Baselines

        An app that isn't clean yet can keep from getting worse:

        ```console
        $ vipergen lint --write-baseline lint-baseline.txt
        $ vipergen lint --baseline lint-baseline.txt
        ```

        The first writes what there is to a file that you commit: a line for each finding, without its line number, so that code may move about in its file. The second leaves out what the file
        accepts, fails for anything else, warnings too, and says what is gone, so that you can write the file again. Where a file has more findings of one rule and message than are accepted,
        all of them are shown. `vipergen report` has [the same](report.md#keeping-it-from-getting-worse). `vipergen check --baseline lint-baseline.txt`
        reads it, too, so that one run is enough; `check --write-baseline` accepts its other warnings as well. Without a baseline, `--strict` fails for any warning.

        `--changed-since main` shows only what is in files that your branch has changed since it left `main`, and in files that git doesn't know yet. What a changed spec breaks in files that
        you didn't touch isn't among it; run the whole of lint before you merge. CI needs the history to ask git for it (`fetch-depth: 0` of actions/checkout).

        ## Mending

        `vipergen lint --fix` removes what only one answer is right for: suppressions that suppress nothing, with the comment where no other rule is in it, and dependencies of modules that no source imports. It writes all of it or nothing;
        `--dry-run` lists it.

        ## Settings

        ```yaml
        # project.yml
        lint: { unused-dependency: warning, builder-without-descriptor: off }
        unmanaged: [Sources/Recipes/Vendored]
        legacySingletons: [OldSession.shared]
        ```

        [specs.md](specs.md#project) has each key. What is `unmanaged` isn't checked.

        ## Rules

        Each is an error unless `lint` says otherwise. `unlocalised-text` is off until `lint` names it. The examples belong to a project with the features `Recipes` and `Shopping`, the legacy module `OldScreens`,
        the core modules `KitchenCore` and `DesignSystem`, and the app `Kitchen`.


        """
}
