/// A folder that an option names.
///
/// For example: `try NamedFolder.specs.check("specs/project.yml")` fails, and says to write `--specs specs`.
package enum NamedFolder {
    case specs
    /// A folder of specs that doesn't exist yet.
    case newSpecs
    case package
    case mocks
    /// The package that holds ViperRuntime.
    case runtime

    /// - Throws: a failure of usage if the path is a file: no change of that file would help.
    package func check(_ path: String?) throws(RunFailure) {
        guard let path, SourceFolder.isRegularFile(path) else { return }
        throw failure(path)
    }

    func failure(_ path: String) -> RunFailure {
        .usage([
            Diagnostic(
                .invalidArgument,
                at: nil,
                "'\(option)' takes a folder, and '\(path)' is a file",
                notes: [Diagnostic.Note(note(on: path))]
            )
        ])
    }

    private var option: String {
        switch self {
        case .specs, .newSpecs: "--specs"
        case .package, .mocks: "--output"
        case .runtime: "--runtime"
        }
    }

    private func note(on path: String) -> String {
        switch self {
        case .specs:
            folder(around: path) { SpecFolder(path: $0).projectFile != nil }
                ?? "write the folder that holds 'project.yml'"
        case .package:
            folder(around: path) { SourceFolder.exists(TargetPackage(output: $0).display("Package.swift")) }
                ?? "write the package's folder"
        case .newSpecs: "write another folder; it is made where it isn't there"
        case .runtime: "write the folder of the package that holds ViperRuntime, relative to the new package"
        case .mocks: "write a folder, or a file whose name ends with '.swift'"
        }
    }

    /// Returns the option for the nearest wanted folder around a file.
    private func folder(around path: String, where isWanted: (String) -> Bool) -> String? {
        var folder = ProjectFolders.parent(of: path)
        while !isWanted(folder) {
            if folder == "." || folder == "/" || folder.hasSuffix("..") { return nil }
            folder = ProjectFolders.parent(of: folder)
        }
        return "write '\(option) \(folder)'"
    }
}
