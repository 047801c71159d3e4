import Basics
import CommandTestSupport
import Foundation
import MockGeneration
import ProjectModel
import Templating
import Testing
import TestSupport

@testable import Pipeline
@testable import Commands

/// One half of a diagnostic's example, with what it doesn't show.
struct DiagnosticExampleRun {
    /// By path, without the comment that says it.
    private var files: [String: [UInt8]] = [:]
    private var commands: [String] = []
    /// What all of it was read from; `nil` where something of it is replaced.
    private var text: String?

    init(_ text: String) {
        self.text = text
        let example = ExampleFiles(text)
        files = Dictionary(example.files.map { ($0.path, $0.bytes) }) { _, last in last }
        commands = example.commands
    }
}

extension DiagnosticExampleRun {
    static func isInProcess(_ example: Explanation.Example) -> Bool {
        ExampleFiles(example.wrong).commands.isEmpty && !isAboutManifest(example)
    }

    /// Whether it is about the manifest of a team.
    static func isAboutManifest(_ example: Explanation.Example) -> Bool {
        ExampleFiles(example.wrong).files.contains { manifestPaths.contains($0.path) }
    }

    private static let manifestPaths: Set = ["Package.swift", "specs/Books/BookList.yml"]

    var changesManifest: Bool { files.keys.contains(where: Self.manifestPaths.contains) }

    private static let remembered = Remembered()

    /// Without any command. Two tests ask for the same ones.
    var problems: [Diagnostic] {
        guard let text else { return foundProblems }
        return Remembered.$current.withValue(Self.remembered) { Remembered.value(for: text) { foundProblems } }
    }

    private var foundProblems: [Diagnostic] {
        if files.keys.contains(where: { $0.hasSuffix(".mustache") }) { return templateProblems }
        if files.keys.contains(where: { $0.hasSuffix(".swift") }) { return mockProblems }
        let specs = completedFiles.map { path, bytes in
            SpecFile(path: path, relativePath: String(path.dropFirst("specs/".count)), bytes: bytes)
        }
        let decoded = SpecDecoder(jobs: 1).decode(specs.sorted { $0.path < $1.path })
        guard let set = decoded.specs else { return decoded.diagnostics }
        let checked = ProjectValidator(jobs: 1).validate(set, facts: TargetPackageFacts())
        return (decoded.diagnostics + checked.diagnostics).sortedAndUnique()
    }

    private var templateProblems: [Diagnostic] {
        let sources = files.sorted { $0.key < $1.key }.map { path, bytes in
            let name = path.split(separator: "/").last?.dropLast(".mustache".count) ?? ""
            return TemplateSource(name: String(name), path: path, text: bytes)
        }
        let shapes = Set(sources.map(\.name)).contains("Scene") ? ["Scene"] : sources.map(\.name)
        let shape: TemplateShape = ["name": .text, "flag": .flag]
        return TemplateSet.load(sources, shapes: Dictionary(shapes.map { ($0, shape) }) { first, _ in first })
            .diagnostics
    }

    private var mockProblems: [Diagnostic] {
        let sources = files.sorted { $0.key < $1.key }.map { MockSource(path: $0.key, bytes: $0.value) }
        return MockGenerator().generate(sources).diagnostics
    }

    /// The rest of a small project.
    private var completedFiles: [String: [UInt8]] {
        var project = String(decoding: files["specs/project.yml"] ?? [], as: UTF8.self)
        let parts = [
            ("project", "Kitchen"), ("runtime", "{ url: https://example.com/ViperGen, version: 1.0.0 }"),
            (
                "services",
                "{ recipeRepository: RecipeRepository, activityLogger: ActivityLogger, userFeatures: UserFeatures }"
            ),
            ("samples", "{ Recipe: .sample }"),
        ]
        for (key, value) in parts where !("\n" + project).contains("\n\(key):") { project += "\(key): \(value)\n" }
        return files.merging(["specs/project.yml": Array(project.utf8)]) { $1 }
    }
}

extension DiagnosticExampleRun {
    /// By the commands, in a folder of their own.
    ///
    /// - Parameter right: the other half of the example, where a line of a manifest is replaced.
    func run(insteadOf right: DiagnosticExampleRun? = nil) async throws -> (run: ToolRun, ids: Set<String>) {
        let folder = try TemporaryFolder()
        let package = folder.url.appendingPathComponent("package")
        if changesManifest {
            try copyManifest(to: folder, insteadOf: right)
        } else {
            for (path, bytes) in completedFiles { try folder.write(bytes, to: "package/\(path)") }
        }
        let commands = changesManifest ? ["vipergen generate", "vipergen check"] : commands
        let run = try await Tool.script(commands, in: package, stopsAtFailure: changesManifest)
        let ids = run.errors.matches(of: /(?m): (?:error|warning): .* \[([a-z0-9-]+)\]$/).map { String($0.1) }
        return (run, Set(ids))
    }

    /// The package whose manifest is a team's, with the line that the example shows in place of the right one.
    private func copyManifest(to folder: TemporaryFolder, insteadOf right: DiagnosticExampleRun?) throws {
        let golden = Repository.goldens.appendingPathComponent("TeamManifest")
        try folder.copy(golden.appendingPathComponent("overlay"), to: "package")
        try folder.copy(golden.appendingPathComponent("specs"), to: "package/specs")
        let manifest = try String(contentsOf: golden.appendingPathComponent("overlay/Package.swift"), encoding: .utf8)
        for (path, bytes) in files {
            guard path == "Package.swift", let replaced = right?.files[path]?.text else {
                try folder.write(bytes, to: "package/\(path)")
                continue
            }
            try #require(manifest.contains(replaced))
            try folder.write(manifest.replacing(replaced, with: bytes.text), to: "package/Package.swift")
        }
    }
}

extension [UInt8] {
    fileprivate var text: String { String(decoding: dropLast(), as: UTF8.self) }
}

extension DiagnosticExampleRun {
    /// The line of a file that the example shows.
    func line(_ place: Basics.SourceLocation) -> String? {
        guard let bytes = files[place.path] else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
        return lines.indices.contains(place.line - 1) ? lines[place.line - 1] : nil
    }

    /// The example with another text at a place; `nil` where the text isn't there.
    func replacing(_ text: String, at place: Basics.SourceLocation, with other: String) -> DiagnosticExampleRun? {
        guard let bytes = files[place.path], let line = line(place) else { return nil }
        let before = String(String.UnicodeScalarView(line.unicodeScalars.prefix(place.column - 1)))
        guard line.hasPrefix(before + text) else { return nil }
        var lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
        lines[place.line - 1] = before + other + line.dropFirst((before + text).count)
        var result = self
        result.text = nil
        result.files[place.path] = Array(lines.joined(separator: "\n").utf8)
        return result
    }
}
