import CodeGeneration
import FileEmission
import ProjectModel

/// What tells that a folder is the target package of some specs.
struct PackageEvidence {
    /// The folder of the specs.
    let specs: String

    /// As the specs call it; `nil` where they can't be read. No other spec is looked at: they may be thousands.
    var project: String? {
        let folder = SpecFolder(path: specs)
        guard let path = folder.projectFile, let bytes = SourceFolder.beginning(of: path, upTo: 1 << 22) else {
            return nil
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return SpecDecoder(jobs: 1).decode([SpecFile(path: path, relativePath: name, bytes: bytes)]).specs?.project.name
            .value
    }

    /// Whether its manifest was generated for the project, or generated files of one of its modules are in it.
    func isFound(in folder: String) -> Bool {
        guard let project else { return false }
        if let name = Self.name(in: folder) { return name == project }
        let package = TargetPackage(output: folder)
        let modules = (SourceFolder(path: specs).subfolders ?? []) + [project]
        return modules.contains { SourceFolder.exists(package.display("Sources/\($0)/Generated")) }
    }

    /// The name of the package whose generated manifest is there.
    static func name(in folder: String) -> String? {
        let manifest = TargetPackage(output: folder).display("Package.swift")
        guard let bytes = SourceFolder.beginning(of: manifest, upTo: 1 << 20), EmittedHeader.header.marks(bytes) else {
            return nil
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.firstMatch(of: /\bPackage\(\s*name:\s*"([^"\\]+)"/).map { String($0.1) }
    }
}
