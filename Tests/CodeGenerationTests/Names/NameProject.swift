import Basics
import CodeGeneration
import CommandTestSupport
import Foundation
import ProjectModel
import SwiftReading
import TestSupport

/// A project in which names are tried in one place.
struct NameProject {
    /// The lines of its files: specs, and with `package/` before them those of the package.
    private var files: [String: [String]] = [
        "Zz/module.yml": ["sandbox: true", "imports: [RxSwift, RxRelay, RxCocoa]"],
        "Zz/ZzStart.yml": [],
    ]
    /// The names that are tried, by their spellings as types.
    private let names: [String: String]
    /// What the compiler is told.
    private(set) var flags: [String] = []

    private static let rx =
        #"{ url: "https://example.com/RxSwift", version: "6.9.0", products: [RxSwift, RxRelay, RxCocoa] }"#

    /// `project.yml`, by its keys.
    private static let project: [String: [String]] = [
        "project": ["project: Zany"],
        "platforms": [#"platforms: { iOS: "17.0" }"#],
        "runtime": [#"runtime: "\#(Repository.root.path)""#],
        "start": ["start: ZzStart"],
        "packages": ["packages:", "  RxSwift: \(rx)"],
        "services": ["services:", #"  isOn: { type: Bool, default: "true" }"#, "  zz: ZzService"],
    ]

    /// What is there beside the places.
    struct Setting: Sendable {
        /// More of `project.yml`, by its keys.
        var project: [String: [String]] = [:]
        /// More files: specs, and with `package/` before them those that people wrote.
        var files: [String: [String]] = [:]
    }

    init(_ position: NamePosition, _ names: [String]) {
        self.init(position, [names])
    }

    /// Each group has scenes of its own, of sixty names at most.
    init(_ position: NamePosition, _ groups: [[String]], together: Int = 60) {
        let chunks = groups.flatMap { names in
            stride(from: 0, to: names.count, by: together).map { start in
                (position, names[start..<min(start + together, names.count)].enumerated().map { ($0, $1) })
            }
        }
        self.init(chunks)
    }

    /// - Parameter trials: positions, each with what is tried there in one scene.
    init(_ trials: [(position: NamePosition, names: [(number: Int, name: String)])], in setting: Setting = Setting()) {
        let names = trials.flatMap { $0.names.map(\.name) }
        self.names = Dictionary(names.map { (SwiftIdentifier.upperCamelCase($0), $0) }) { first, _ in first }
        var project = Self.project.merging(setting.project) { $1 }
        files.merge(setting.files) { $1 }
        for (index, trial) in trials.enumerated() {
            for (path, lines) in trial.position.sources(trying: trial.names, as: "Zz\(index)x") {
                if path == "flags" {
                    flags += lines.flatMap { $0.split(separator: " ").map(String.init) }
                } else if path.hasPrefix("project.yml/") {
                    let key = String(path.dropFirst("project.yml/".count))
                    let isValue = lines.first?.hasPrefix("\(key):") == true
                    project[key] = (isValue ? [] : project[key] ?? ["\(key):"]) + lines
                } else {
                    // Keys that all of them begin with stand there once.
                    let known = files[path] ?? []
                    files[path] = known + lines.drop { known.contains($0) }
                }
            }
        }
        files["project.yml"] = project.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    private var specs: [SpecFile] {
        files.filter { !$0.key.hasPrefix("package/") }.sorted { $0.key < $1.key }.map { path, lines in
            SpecFile(path: path, relativePath: path, bytes: Array(lines.map { $0 + "\n" }.joined().utf8))
        }
    }

    /// What validation says, by the name that it is about; an empty one stands for what is about none.
    func problems() -> [String: [Diagnostic]] {
        let decoded = SpecDecoder().decode(specs)
        let checked = decoded.specs.map { ProjectValidator().validate($0) }
        // Names of files are compared only once all other names are right.
        let files = checked?.project.map { CodeGenerator(jobs: 1).problems(of: $0) } ?? []
        let found = decoded.diagnostics + (checked?.diagnostics ?? []) + files
        return Dictionary(grouping: found.filter { $0.severity == .error }) { diagnostic in
            let places = [diagnostic.location] + diagnostic.notes.map(\.location)
            return places.lazy.compactMap { $0.flatMap(name) }.first ?? nameQuoted(in: diagnostic.message)
        }
    }

    /// The name that a message is about whose line isn't: of two places that clash, the other one is told.
    private func nameQuoted(in message: String) -> String {
        message.split(separator: "'").lazy.compactMap { names[String($0)] }.first ?? ""
    }

    /// The name that a line is about.
    private func name(at place: SourceLocation) -> String? {
        guard let lines = files[place.path], lines.indices.contains(place.line - 1),
            let comment = lines[place.line - 1].range(of: " # ", options: .backwards)
        else { return nil }
        return String(lines[place.line - 1][comment.upperBound...])
    }

    /// Writes the specs and generates the package.
    func generate(in folder: TemporaryFolder) async throws -> ToolRun {
        for (path, lines) in files {
            let text = lines.map { $0 + "\n" }.joined()
            try folder.write(text, to: path.hasPrefix("package/") ? path : "specs/\(path)")
        }
        return try await Tool.vipergen("generate", "--output", "package", in: folder.url)
    }
}
