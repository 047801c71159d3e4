import Diagnostics

extension DiagnosticKind {
    static let badPath = DiagnosticKind(
        "bad-path",
        "A path isn't allowed.",
        because: "Paths in specs are relative to the target package, so that they mean the same on every machine.",
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
        "Two files are specs of the same thing.",
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
        "A link points out of the folder of specs.",
        because: "The specs of a project are in one folder, so that a fresh clone has all of them.",
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
        because: "A link could form a cycle, or point to a folder that is read already.",
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
            "A folder of specs has a `project.yml`. vipergen looks for it in `specs`, or in the folder given by `--specs`.",
        wrong: """
            $ rm specs/project.yml
            $ vipergen validate
            """,
        right: """
            $ vipergen validate
            """
    )

    static let notAFile = DiagnosticKind(
        "not-a-file",
        "A spec is neither a file nor a folder.",
        because: "Pipes and devices can't be read like files.",
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
        because: "vipergen doesn't read larger files, so it can't know what this one declares, and stops.",
        withoutExample: "it takes a file of 16 MiB"
    )

    static let foldersTooDeep = DiagnosticKind(
        "folders-too-deep",
        "A folder of sources is more than 64 folders deep.",
        because: "vipergen doesn't read deeper folders, so it can't know what they declare.",
        withoutExample: "it takes 65 folders in each other"
    )

    static let nameNotUTF8 = DiagnosticKind(
        "name-not-utf8",
        "The path of a source or a spec isn't UTF-8.",
        because: "vipergen can't write or print such a path, so it doesn't read it.",
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
        "A spec is where none is expected.",
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
        "A folder of specs or sources has too many files for a project.",
        because:
            "It is nearly always the wrong folder, such as a home folder. The limit is 100,000 sources.",
        withoutExample: "it takes more than 100,000 files"
    )

    static let tooManySpecs = DiagnosticKind(
        "too-many-specs",
        "The folder has more specs than vipergen reads.",
        because: "The limit is far beyond the size of any known project.",
        withoutExample: "it takes more than 50,000 specs"
    )

    static let unreadableFile = DiagnosticKind(
        "unreadable-file",
        exit: .inputOutput,
        "A spec can't be read.",
        because: "The system's reason is in the message: a missing permission, or a file that was deleted.",
        wrong: """
            $ mkdir -p specs/Recipes && ln -s RecipeList.yml specs/Recipes/RecipeList.yml
            $ vipergen validate
            """,
        right: """
            $ mkdir -p specs/Recipes && touch specs/Recipes/RecipeList.yml
            $ vipergen validate
            """
    )

    static let otherVersion = DiagnosticKind(
        "other-version",
        "The project asks for another version of vipergen.",
        because:
            "Everybody who works on a project generates by the same version, or each run would change what the last one wrote. Nothing else in the specs is looked at: another version may have other keys.",
        wrong: """
            # specs/project.yml
            vipergenVersion: 0.0.1
            """,
        right: """
            # specs/project.yml
            vipergenVersion: \(ToolVersion.current)
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
        .notAFile,
        .notAFolder,
        .otherVersion,
        .strayFile,
        .tooManyFiles,
        .tooManySpecs,
        .unreadableFile,
    ]
}
