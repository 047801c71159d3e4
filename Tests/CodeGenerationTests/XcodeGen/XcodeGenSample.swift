import FileEmission
import Foundation
import ProjectModel
import TestSupport
import YAMLTree

@testable import CodeGeneration

/// A project that is built by XcodeGen.
struct XcodeGenSample {
    struct InvalidSpecs: Error { var text: String }

    let project: Project

    init(golden: String) throws {
        try self.init(SpecFolder(path: Repository.goldens.appendingPathComponent("\(golden)/specs").path).read().files)
    }

    init(_ sources: [String: String]) throws {
        try self.init(
            sources.map { SpecFile(path: "specs/\($0.key)", relativePath: $0.key, bytes: Array($0.value.utf8)) }
        )
    }

    private init(_ files: [SpecFile]) throws {
        let decoded = SpecDecoder().decode(files)
        guard let specs = decoded.specs, let project = ProjectValidator().validate(specs).project else {
            throw InvalidSpecs(text: "\(decoded.diagnostics)")
        }
        self.project = project
    }

    /// The file, read again.
    func file(_ path: String = "project.generated.yml") throws -> YAMLNode {
        let text = try text(of: path)
        let reading = YAMLReader().read(Array(text.utf8), path: path)
        guard let root = reading.root, reading.diagnostics.isEmpty else { throw InvalidSpecs(text: text) }
        return root
    }

    func text(of path: String = "project.generated.yml") throws -> String {
        let generated = CodeGenerator().files(of: project).generated
        guard let file = generated.files.first(where: { $0.path == path }) else { throw InvalidSpecs(text: "no file") }
        // Scaffolds are rendered when they are asked for.
        let contents = file.ownership == .scaffold ? try generated.contents(ofScaffold: path) : file.contents
        return String(decoding: contents, as: UTF8.self)
    }
}

extension YAMLNode {
    subscript(path: String...) -> YAMLNode? {
        path.reduce(Optional(self)) { node, name in
            guard case .mapping(let entries)? = node?.content else { return nil }
            return entries.first { $0.name == name }?.value
        }
    }

    /// Names of a mapping's entries, or the texts of a list.
    var names: [String] {
        switch content {
        case .mapping(let entries): entries.map(\.name)
        case .sequence(let items): items.flatMap(\.names)
        case .scalar(let scalar): [scalar.text]
        }
    }

    /// The values of a key in the mappings of a list.
    func values(of key: String) -> [String] {
        guard case .sequence(let items) = content else { return [] }
        return items.compactMap { $0[key]?.names.first }
    }
}
