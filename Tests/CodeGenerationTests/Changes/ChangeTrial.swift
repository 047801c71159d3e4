import CommandTestSupport
import Foundation
import SwiftReading
import TestSupport

/// Makes a change of a project's specs, and holds what `vipergen generate` says of it against what the compiler says.
struct ChangeTrial {
    let project: CompiledProject
    let change: SpecChange

    /// A place of people's own that is told.
    struct Told: Hashable {
        var path: String
        var line: Int
        var id: String
        var message: String
        var notes: [String] = []

        /// Whether it is about a whole declaration.
        var isOfDeclaration: Bool {
            [
                "uses-left-over", "scaffold-left-over", "requirement-added",
                "initializer-differs", "member-not-asked-for", "member-differs", "initializer-grew",
            ].contains(id)
        }
    }

    struct Result {
        /// Each with its place.
        var faults: [String] = []
        var broken = 0
        var told = 0
        /// Places that the compiler alone tells.
        var compilers = 0
        /// Places that are told, and compile all the same.
        var extra: [String] = []
    }

    func result() async throws -> Result {
        let folder = try TemporaryFolder()
        for (path, contents) in try FileTree.read(project.folder.url) {
            try folder.write(String(decoding: contents, as: UTF8.self), to: path)
        }
        try change.apply(in: folder.url.appendingPathComponent("specs"))
        let run = try await Tool.vipergen("generate", "--sync", "--stubs", "comment", in: folder.url)
        guard run.succeeded else {
            let isRefused = run.status == 1 && run.errors.contains(" note: ")
            return Result(
                faults: isRefused ? [] : ["exit \(run.status): \(run.errors)"],
                extra: ["refused: \(run.errors)"]
            )
        }
        let told = Self.told(run.errors)
        let errors = try await project.errors(in: folder.url)
        var result = Result(broken: errors.count, told: told.count)
        let sources = try OwnSources(folder.url)
        result.compilers = errors.count { error in !told.contains { sources.covers($0, error) } }
        result.extra = told.filter { told in
            !errors.contains { sources.covers(told, $0) } && told.id != "member-not-asked-for"
        }
        .map { "\($0.path):\($0.line): \($0.id): \($0.message) | \($0.notes.joined(separator: "; "))" }
        result.faults += result.extra.filter { $0.contains(": outdated-use: ") || $0.contains(": requirement-added: ") }
        // Followed to the letter, what is to be deleted breaks nothing that wasn't broken, but for what is told to be changed.
        let followed = sources.blanked(told)
        if !followed.isEmpty {
            for (path, text) in followed { try folder.write(text, to: path) }
            let left = told.filter { !$0.isToBeDeleted }
            let later = try await project.errors(in: folder.url)
            let known = Set(errors.map { "\($0.path):\($0.line)" })
            result.faults += later.filter { error in
                !left.contains { sources.covers($0, error) } && !known.contains("\(error.path):\(error.line)")
            }.map {
                "after deleting what is told: \($0.path):\($0.line): \($0.message)"
            }
        }
        return result
    }

    /// Warnings with a place in a Swift file.
    private static func told(_ text: String) -> [Told] {
        var told: [Told] = []
        for line in text.split(separator: "\n") {
            if let match = line.firstMatch(of: #/^(.*?\.swift):(\d+):\d+: warning: (.*) \[([a-z-]+)\]$/#) {
                told.append(
                    Told(path: String(match.1), line: Int(match.2) ?? 0, id: String(match.4), message: String(match.3))
                )
            } else if line.contains("note: "), !told.isEmpty {
                told[told.count - 1].notes.append(String(line.trimmingPrefix(#/^.*?note: /#)))
            }
        }
        return told
    }
}

extension ChangeTrial.Told {
    var isToBeDeleted: Bool {
        ["scaffold-left-over", "uses-left-over"].contains(id)
            && !notes.contains { note in ["add 'import", "move ", "keep "].contains { note.hasPrefix($0) } }
    }
}

/// The sources of people's own in a package.
private struct OwnSources {
    private var files: [String: (bytes: [UInt8], uses: SourceUses)] = [:]

    init(_ folder: URL) throws {
        for (path, contents) in try FileTree.read(folder)
        where path.hasSuffix(".swift") && !path.contains("/Generated/") {
            let bytes = [UInt8](contents)
            files[path] = (bytes, try SourceUses.read(bytes))
        }
    }

    /// Whether an error is where it is told.
    func covers(_ told: ChangeTrial.Told, _ error: CompileError) -> Bool {
        guard told.path == error.path else { return false }
        if told.line == error.line { return true }
        guard told.isOfDeclaration, let file = files[told.path] else { return false }
        let declaration = file.uses.declaration(around: file.bytes.end(ofLine: told.line))
        return declaration != nil && declaration == file.uses.declaration(around: file.bytes.end(ofLine: error.line))
    }

    /// The files that change when all that is to be deleted is, line by line the same.
    func blanked(_ told: [ChangeTrial.Told]) -> [String: String] {
        var ranges: [String: [Range<Int>]] = [:]
        var types: Set<String> = []
        for told in told where told.isToBeDeleted {
            guard let file = files[told.path],
                let declaration = file.uses.declaration(around: file.bytes.end(ofLine: told.line))
            else { continue }
            ranges[told.path, default: []].append(declaration.start..<declaration.end)
            if told.id != "uses-left-over" { types.insert(declaration.name) }
        }
        for (path, file) in files {
            for declaration in file.uses.declarations where types.contains(declaration.name) && declaration.isExtension
            {
                ranges[path, default: []].append(declaration.start..<declaration.end)
            }
        }
        return ranges.reduce(into: [:]) { texts, entry in
            guard var bytes = files[entry.key]?.bytes else { return }
            for range in entry.value {
                for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
            }
            texts[entry.key] = String(decoding: bytes, as: UTF8.self)
        }
    }
}

extension [UInt8] {
    /// The offset of the last character in a line that isn't a space.
    fileprivate func end(ofLine line: Int) -> Int {
        var number = 1
        var last = 0
        for (index, byte) in enumerated() {
            if number == line, byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n") { last = index }
            if byte == UInt8(ascii: "\n") { number += 1 }
            if number > line { break }
        }
        return last
    }
}
