import CommandTestSupport
import Foundation
import TestSupport

/// The sample and its specs in a folder of their own, to be changed as a person would.
struct SampleCopy {
    let editor: SourceEditor
    private let temporary: TemporaryFolder

    /// A scene with parts of its own.
    struct Scene {
        var name: String
        var spec: String
        /// The files of a person's own that are its parts.
        var sources: [String]
        var isViewModel: Bool
        var isUIKit: Bool
    }

    /// A file of a person's own that is new or has changed.
    struct Change {
        var path: String
        /// How many lines were written for it, new or in place of others.
        var lines: Int
    }

    init() throws {
        temporary = try TemporaryFolder()
        try temporary.copy(Repository.specs, to: "specs")
        for part in ["Sources", "Tests", "KitchenApp", "Package.swift", "project.generated.yml", "project.yml"] {
            try temporary.copy(Repository.kitchen.appendingPathComponent(part), to: "Examples/Kitchen/\(part)")
        }
        editor = SourceEditor(folder: temporary.url)
    }

    var specs: URL { editor.folder.appendingPathComponent("specs") }
    var package: URL { editor.folder.appendingPathComponent("Examples/Kitchen") }

    func vipergen(_ arguments: String...) async throws -> ToolRun {
        let options = ["--specs", "specs", "--output", "Examples/Kitchen"]
        return try await Tool.vipergen(arguments + options, in: editor.folder)
    }

    func scenes() throws -> [Scene] {
        let sources = try FileTree.read(package).keys.filter(Self.isOwn).filter { $0.hasPrefix("Sources/") }
        return try FileTree.read(specs).keys.sorted().compactMap { path in
            let text = try editor.read("specs/\(path)")
            guard text.hasPrefix("scene: "), !text.contains("style: legacy") else { return nil }
            let name = path.split(separator: "/").last.map { String($0.dropLast(".yml".count)) } ?? ""
            return Scene(
                name: name,
                spec: "specs/\(path)",
                sources: sources.filter { $0.contains("/\(name)/") }.sorted().map { "Examples/Kitchen/\($0)" },
                isViewModel: text.contains("style: mvvm"),
                isUIKit: !text.contains("style: ") || text.contains("style: uikit")
            )
        }
    }

    /// Sorted by path.
    func changes() throws -> [Change] {
        try changed().filter(Self.isOwn).map { path in
            let lines = try editor.read(path).components(separatedBy: "\n")
            return Change(path: path, lines: lines.difference(from: try original(path)).insertions.count)
        }
    }

    /// Sorted.
    func generatedChanges() throws -> [String] { try changed().filter { !Self.isOwn($0) } }

    private func changed() throws -> [String] {
        try FileTree.read(editor.folder).filter { path, contents in
            contents != (try? Data(contentsOf: Repository.root.appendingPathComponent(path)))
        }.keys.sorted()
    }

    private func original(_ path: String) throws -> [String] {
        let file = Repository.root.appendingPathComponent(path)
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return String(decoding: try Data(contentsOf: file), as: UTF8.self).components(separatedBy: "\n")
    }

    private static func isOwn(_ path: String) -> Bool {
        !path.contains("/Generated/") && !path.hasSuffix("Package.swift") && !path.hasSuffix("project.generated.yml")
    }
}
