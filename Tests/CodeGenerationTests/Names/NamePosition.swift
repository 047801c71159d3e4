import Foundation
import SwiftReading
import Testing
import TestSupport

/// A place in the specs that takes a name, or a type: a file of `Tests/Fixtures/Names` or of `Tests/Fixtures/Types`.
///
/// `NAME` in it stands for the name, `UPPER` for the name with a capital, `NUMBER` for the name's number and `SCENE` for
/// the scene of a few names that are tried together; a line with one of the first three is written for each name.
/// `>>>` begins another file, which may be given twice; `>>> project.yml/services` are lines for that key of the
/// project, `>>> package/…` is a file that a person wrote, and `>>> flags` is for the compiler.
/// A first line `# 1 a project` says how many names are tried together, of types how many in a scene, where it isn't all
/// of them. The manifest of a project of few is type-checked as well; one of hundreds of modules takes minutes.
struct NamePosition: Sendable, CustomTestStringConvertible {
    let id: String
    /// How many names a project has.
    let together: Int
    var hasQuickManifest: Bool { together < .max }
    /// What it writes: a file's path, and its lines.
    private let files: [(path: NameLine, lines: [NameLine])]

    var testDescription: String { id }

    static func all(in folder: String = "Tests/Fixtures/Names") throws -> [NamePosition] {
        try FileTree.read(Repository.root.appendingPathComponent(folder)).filter { $0.key.hasSuffix(".yml") }
            .sorted { $0.key < $1.key }
            .map { NamePosition(id: String($0.key.dropLast(4)), text: String(decoding: $0.value, as: UTF8.self)) }
    }

    /// Whether only types have the names.
    var isOfTypes: Bool {
        !files.contains { file in file.path.isSpelt || file.lines.contains(where: \.isSpelt) }
    }

    private init(id: String, text: String) {
        self.id = id
        let lines = text.split(separator: "\n").map(String.init)
        let limit = lines.first?.firstMatch(of: /^# (\d+) a project$/)
        together = limit.flatMap { Int($0.output.1) } ?? .max
        var files: [(path: String, lines: [String])] = [("Zz/SCENE.yml", [])]
        for line in lines.dropFirst(limit == nil ? 0 : 1) {
            if line.hasPrefix(">>> ") {
                files.append((String(line.dropFirst(4)), []))
            } else {
                files[files.count - 1].lines.append(line)
            }
        }
        self.files = files.filter { !$0.lines.isEmpty }.map { (NameLine($0.path), $0.lines.map(NameLine.init)) }
    }

    /// The files that try some names together, by their paths. Each name's lines of YAML end with it in a comment.
    func sources(trying names: [(number: Int, name: String)], as scene: String) -> [String: [String]] {
        let fillings = names.map { NameLine.Filling(name: $0.name, number: $0.number, scene: scene) }
        let none = NameLine.Filling(name: "", number: 0, scene: scene)
        var sources: [String: [String]] = [:]
        for file in files {
            for filling in file.path.isOfName ? fillings : [none] {
                let path = file.path.filled(filling)
                let isSpec = path.contains(".yml")
                sources[path, default: []] += file.lines.flatMap { line -> [String] in
                    if file.path.isOfName || line.isOfName {
                        let fillings = file.path.isOfName ? [filling] : fillings
                        return fillings.map { line.filled($0) + (isSpec ? " # " + $0.name : "") }
                    }
                    return [line.filled(filling)]
                }
            }
        }
        return sources
    }
}

/// A line of a position's file.
struct NameLine: Sendable {
    /// What its words stand for.
    struct Filling {
        var name: String
        var number: Int
        var scene: String
    }

    private enum Part {
        case text(String)
        case name, upper, number, scene
    }

    private let parts: [Part]
    /// Whether it is written for each name.
    let isOfName: Bool
    /// Whether it has the name as it is.
    let isSpelt: Bool

    init(_ line: String) {
        var parts: [Part] = []
        var rest = Substring(line)
        while let match = rest.firstMatch(of: /NAME|UPPER|NUMBER|SCENE/) {
            parts.append(.text(String(rest[..<match.range.lowerBound])))
            switch match.output {
            case "NAME": parts.append(.name)
            case "UPPER": parts.append(.upper)
            case "NUMBER": parts.append(.number)
            default: parts.append(.scene)
            }
            rest = rest[match.range.upperBound...]
        }
        self.parts = parts + [.text(String(rest))]
        isSpelt = parts.contains { if case .name = $0 { true } else { false } }
        isOfName = parts.contains { part in
            switch part {
            case .name, .upper, .number: true
            case .text, .scene: false
            }
        }
    }

    func filled(_ filling: Filling) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .name: filling.name
            case .upper: SwiftIdentifier.upperCamelCase(filling.name)
            case .number: String(filling.number)
            case .scene: filling.scene
            }
        }.joined()
    }
}
