import CodeGeneration
import FileEmission
import ProjectModel
import SpecReading

/// What tells that a folder is the target package of some specs.
struct PackageEvidence {
    /// As the specs call it; `nil` where they can't be read.
    let project: String?
    private let modules: [String]

    /// - Parameter specs: the folder of the specs.
    init(specs: String) {
        let files = SpecFolder(path: specs).read().files
        guard let specs = SpecDecoder().decode(files).specs else {
            (project, modules) = (nil, [])
            return
        }
        project = specs.project.name.value
        modules = specs.modules.map(\.name.value)
    }

    /// Whether its manifest was generated for the project, or generated files of one of its modules are in it.
    func isFound(in folder: String) -> Bool {
        guard let project else { return false }
        if let name = Self.name(in: folder) { return name == project }
        let package = TargetPackage(output: folder)
        return ([project] + modules).contains { SourceFolder.exists(package.display("Sources/\($0)/Generated")) }
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
