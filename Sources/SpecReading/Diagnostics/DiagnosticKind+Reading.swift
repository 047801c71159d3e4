import Diagnostics

extension DiagnosticKind {
    static let badPath = DiagnosticKind("bad-path", "A path isn't allowed.")
    static let duplicateFile = DiagnosticKind("duplicate-file", "Two files are specs of the same thing.")
    static let linkLeavesSpecs = DiagnosticKind("link-leaves-specs", "A link points out of the folder of specs.")
    static let linkedFolder = DiagnosticKind("linked-folder", "A folder of specs is a link.")
    static let noProjectSpec = DiagnosticKind("no-project-spec", "There is no `project.yml`.")
    static let notAFile = DiagnosticKind("not-a-file", "A spec is neither a file nor a folder.")
    static let fileTooLarge = DiagnosticKind("file-too-large", "A source is larger than 16 MiB.")
    static let foldersTooDeep = DiagnosticKind("folders-too-deep", "A folder of sources is more than 64 folders deep.")
    static let nameNotUTF8 = DiagnosticKind("name-not-utf8", "The path of a source or a spec isn't UTF-8.")
    static let notAFolder = DiagnosticKind("not-a-folder", "The path of the specs names a file.")
    static let strayFile = DiagnosticKind("stray-file", "A spec is where none is expected.")
    static let tooManyFiles = DiagnosticKind(
        "too-many-files",
        "A folder of specs or sources has too many files for a project."
    )
    static let tooManySpecs = DiagnosticKind("too-many-specs", "The folder has more specs than vipergen reads.")
    static let unreadableFile = DiagnosticKind("unreadable-file", exit: .inputOutput, "A spec can't be read.")
    static let otherVersion = DiagnosticKind("other-version", "The project asks for another version of vipergen.")

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
