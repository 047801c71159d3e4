/// Recognises the target package of a folder of specs.
struct PackageEvidence {
    /// The folder of the specs.
    let specs: String

    /// The project's name in the specs; `nil` if they can't be read. Reads `project.yml` alone: specs may be thousands.
    var project: String? {
        let folder = SpecFolder(path: specs)
        guard let path = folder.projectFile, let bytes = SourceFolder.beginning(of: path, upTo: 1 << 22) else {
            return nil
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return SpecDecoder(jobs: 1).decode([SpecFile(path: path, relativePath: name, bytes: bytes)]).specs?.project.name
            .value
    }

    /// Returns true if the folder has the manifest generated for the project, or generated files of one of its modules.
    func isFound(in folder: String) -> Bool {
        guard let project else { return false }
        if let name = Self.name(in: folder) { return name == project }
        let package = TargetPackage(output: folder)
        let modules = (SourceFolder(path: specs).subfolders ?? []) + [project]
        return modules.contains { SourceFolder.exists(package.display("Sources/\($0)/Generated")) }
    }

    /// Returns the name of the package whose generated manifest is there.
    static func name(in folder: String) -> String? {
        let manifest = TargetPackage(output: folder).display("Package.swift")
        guard let bytes = SourceFolder.beginning(of: manifest, upTo: 1 << 20), EmittedHeader.header.marks(bytes) else {
            return nil
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.firstMatch(of: /\bPackage\(\s*name:\s*"([^"\\]+)"/).map { String($0.1) }
    }
}
