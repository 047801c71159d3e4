public import Diagnostics

extension DiagnosticKind {
    static let badPath = DiagnosticKind(
        "bad-path",
        "A path leads where it may not.",
        because: "Paths of specs are relative to the target package, so that they mean the same on every machine.",
        wrong: """
            # specs/project.yml
            lint: { excluded: [../Vendored] }
            """,
        right: """
            # specs/project.yml
            lint: { excluded: [Sources/Recipes/Vendored] }
            """
    )

    static let duplicateFile = DiagnosticKind(
        "duplicate-file",
        "Two files are the spec of one thing.",
        because: "Both `Cart.yml` and `Cart.yaml` would be the scene `Cart`.",
        wrong: """
            # specs/Recipes/RecipeList.yml
            style: swiftui
            # specs/Recipes/RecipeList.yaml
            style: uikit
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            style: swiftui
            """
    )

    static let linkLeavesSpecs = DiagnosticKind(
        "link-leaves-specs",
        "A link leads out of the folder of specs.",
        because: "The specs of a project lie in one folder, so that a fresh clone has all of them.",
        wrong: """
            $ mkdir -p specs/Recipes && touch elsewhere.yml
            $ ln -s ../../elsewhere.yml specs/Recipes/RecipeList.yml
            $ vipergen validate
            """,
        right: """
            $ mkdir -p specs/Recipes && touch specs/Recipes/RecipeList.yml
            $ vipergen validate
            """
    )

    static let linkedFolder = DiagnosticKind(
        "linked-folder",
        "A folder of specs is a link.",
        because: "A link could lead in a circle, or to a folder that is read twice.",
        wrong: """
            $ mkdir -p specs/Recipes && ln -s Recipes specs/Shopping
            $ vipergen validate
            """,
        right: """
            $ mkdir -p specs/Recipes specs/Shopping
            $ vipergen validate
            """
    )

    static let noProjectSpec = DiagnosticKind(
        "no-project-spec",
        "There is no `project.yml`.",
        because:
            "A folder is a folder of specs by its `project.yml`. It is looked for in `specs`, or where `--specs` says.",
        wrong: """
            $ rm specs/project.yml
            $ vipergen validate
            """,
        right: """
            $ vipergen validate
            """
    )

    public static let noSuchFolder = DiagnosticKind(
        "no-such-folder",
        "The folder of a package isn't there.",
        because: "SwiftPM would refuse the generated `Package.swift`.",
        wrong: """
            # specs/project.yml
            packages: { Charts: { path: Packages/Charts } }
            $ mkdir -p Packages/Chart && touch Packages/Chart/Package.swift
            $ vipergen validate
            """,
        right: """
            # specs/project.yml
            packages: { Charts: { path: Packages/Chart } }
            $ mkdir -p Packages/Chart && touch Packages/Chart/Package.swift
            $ vipergen validate
            """
    )

    static let notAFile = DiagnosticKind(
        "not-a-file",
        "A spec is neither a file nor a folder.",
        because: "A pipe or a device can't be read twice, or ever to its end.",
        wrong: """
            $ mkdir -p specs/Recipes && mkfifo specs/Recipes/RecipeList.yml
            $ vipergen validate
            """,
        right: """
            $ mkdir -p specs/Recipes && touch specs/Recipes/RecipeList.yml
            $ vipergen validate
            """
    )

    static let fileTooLarge = DiagnosticKind(
        "file-too-large",
        "A source is larger than 16 MiB.",
        because: "It isn't read, so that anything may be in it that is looked for; what depends on that isn't done.",
        withoutExample: "it takes a file of 16 MiB"
    )

    static let foldersTooDeep = DiagnosticKind(
        "folders-too-deep",
        "A folder of sources lies more than 64 folders deep.",
        because: "What lies in it isn't read, so that anything may be in it that is looked for.",
        withoutExample: "it takes 65 folders in each other"
    )

    static let nameNotUTF8 = DiagnosticKind(
        "name-not-utf8",
        "The name of a source, of a spec, or of a folder on the way to it isn't UTF-8.",
        because: "No path that vipergen writes or prints can name it, so that it can't be read.",
        withoutExample: "it takes a name that can't be shown"
    )

    static let notAFolder = DiagnosticKind(
        "not-a-folder",
        "The path of the specs names a file.",
        because: "Specs are a folder with `project.yml` and a folder for each module.",
        wrong: """
            $ vipergen validate --specs specs/project.yml
            """,
        right: """
            $ vipergen validate --specs specs
            """
    )

    static let strayFile = DiagnosticKind(
        "stray-file",
        "A spec lies where none is expected.",
        because: "Its path says what it is about: `<Module>/<Scene>.yml`, `<Module>/module.yml` or `project.yml`.",
        wrong: """
            # specs/RecipeList.yml
            style: swiftui
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            style: swiftui
            """
    )

    static let tooManyFiles = DiagnosticKind(
        "too-many-files",
        "A folder of specs or of sources holds more files than any project.",
        because:
            "It is nearly always the wrong folder, such as a home folder. Of sources, one folder may hold 100,000.",
        withoutExample: "it takes more than 100,000 files"
    )

    static let tooManySpecs = DiagnosticKind(
        "too-many-specs",
        "The folder holds more specs than vipergen takes.",
        because: "The limit is far beyond what was measured.",
        withoutExample: "it takes more than 50,000 specs"
    )

    static let unreadableFile = DiagnosticKind(
        "unreadable-file",
        exit: .inputOutput,
        "A spec can't be read.",
        because: "The system's reason is in the message: a permission, or a file that went away.",
        wrong: """
            $ mkdir -p specs/Recipes && ln -s RecipeList.yml specs/Recipes/RecipeList.yml
            $ vipergen validate
            """,
        right: """
            $ mkdir -p specs/Recipes && touch specs/Recipes/RecipeList.yml
            $ vipergen validate
            """
    )

    static let aboutReading: [DiagnosticKind] = [
        .badPath,
        .duplicateFile,
        .fileTooLarge,
        .foldersTooDeep,
        .linkLeavesSpecs,
        .linkedFolder,
        .nameNotUTF8,
        .noProjectSpec,
        .noSuchFolder,
        .notAFile,
        .notAFolder,
        .strayFile,
        .tooManyFiles,
        .tooManySpecs,
        .unreadableFile,
    ]
}
