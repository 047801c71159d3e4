import Basics
import CodeGeneration
import FileEmission
import ProjectModel

/// The target package's folder, as it was named on the command line.
package struct TargetPackage {
    package let output: String

    package init(output: String) {
        self.output = output
    }

    /// How the user would name a file in it, from where the command runs.
    package func display(_ path: String) -> String {
        switch output {
        case "", ".": path
        case _ where output.hasSuffix("/"): output + path
        default: "\(output)/\(path)"
        }
    }

    /// The path in it of a file that the user would name so; `nil` where the file is elsewhere.
    func relative(_ path: String) -> String? {
        let folder = display("")
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
    }

    /// For commands that look at what is there: of a folder that isn't there they must not say that all is well.
    package func requireFolder() throws(RunFailure) {
        if SourceFolder.exists(output) { return }
        throw missing(
            "there is no folder '\(output)'",
            SourceFolder.near(output).map { "did you mean '--output \($0)'?" }
        )
    }

    /// For commands that look at sources.
    ///
    /// - Throws: where the folder isn't there, can't be opened, or holds no module of the project.
    func requireModules(of project: Project) throws(RunFailure) {
        try requireFolder()
        try requireReadableManifest()
        _ = try Emission(output: output).openForReading()
        let folders = SourceModules.all(of: project).map(\.folder)
        if folders.contains(where: { SourceFolder.exists(display($0)) }) { return }
        let folder = output == "." ? "this folder" : "'\(output)'"
        throw missing("\(folder) has no module of '\(project.name)', so it isn't its package")
    }

    /// Whoever the manifest belongs to, it is a file: Swift's package manager would wait for a pipe for ever.
    func requireReadableManifest() throws(RunFailure) {
        let manifest = display("Package.swift")
        if !SourceFolder.exists(manifest) || SourceFolder.isLink(manifest) || SourceFolder.isRegularFile(manifest) {
            return
        }
        throw .input([
            Diagnostic(
                .fileInTheWay,
                at: nil,
                "'\(manifest)' is in the way: it isn't a regular file",
                notes: [Diagnostic.Note("move or delete it, then run again")]
            )
        ])
    }

    private func missing(_ message: String, _ note: String? = nil) -> RunFailure {
        let usual =
            "run 'vipergen generate' first, with the same options, or pass the package's folder as '--output'"
        return .input([
            Diagnostic(.noTargetPackage, at: nil, message, notes: [Diagnostic.Note(note ?? usual)])
        ])
    }
}
