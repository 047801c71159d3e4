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
                "scaffold-left-over", "requirement-added", "initializer-differs", "member-not-asked-for",
                "member-differs", "initializer-grew",
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
        result.faults += result.extra.filter { $0.contains(": scaffold-left-over: ") }
        result.faults += told.filter { told in
            told.id == "binding-changed" && errors.contains { sources.covers(told, $0) }
        }
        .map { "the compiler tells it: \($0.path):\($0.line): \($0.message)" }
        // Followed to the letter, what is to be deleted breaks nothing but what names it.
        let followed = sources.blanked(told)
        if !followed.texts.isEmpty {
            for (path, text) in followed.texts { try folder.write(text, to: path) }
            let later = try await project.errors(in: folder.url)
            let known = Set(errors.map { "\($0.path):\($0.line)" })
            result.faults += later.filter { error in
                !known.contains("\(error.path):\(error.line)")
                    && !followed.types.contains { error.message.contains("'\($0)'") }
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

/// The sources of people's own in a package.
private struct OwnSources {
    private var files: [String: (bytes: [UInt8], blocks: [MemberBlock])] = [:]

    init(_ folder: URL) throws {
        for (path, contents) in try FileTree.read(folder)
        where path.hasSuffix(".swift") && !path.contains("/Generated/") {
            let bytes = [UInt8](contents)
            files[path] = (bytes, SourceOutline.read(bytes).blocks)
        }
    }

    /// Whether an error is where it is told.
    func covers(_ told: ChangeTrial.Told, _ error: CompileError) -> Bool {
        guard told.path == error.path else { return false }
        if told.line == error.line { return true }
        guard told.isOfDeclaration, let block = block(in: told.path, around: told.line) else { return false }
        return block.start == self.block(in: error.path, around: error.line)?.start
    }

    private func block(in path: String, around line: Int) -> MemberBlock? {
        guard let file = files[path] else { return nil }
        let place = file.bytes.end(ofLine: line)
        return file.blocks.first { ($0.start...$0.closing).contains(place) }
    }

    /// The files that change when all that is left over is deleted, line by line the same, and the types that go.
    func blanked(_ told: [ChangeTrial.Told]) -> (texts: [String: String], types: Set<String>) {
        let left = told.filter { $0.id == "scaffold-left-over" }.compactMap {
            block(in: $0.path, around: $0.line)?.type
        }
        var texts: [String: String] = [:]
        for (path, file) in files {
            var bytes = file.bytes
            for block in file.blocks where left.contains(block.type) {
                for index in block.start...block.closing where bytes[index] != UInt8(ascii: "\n") {
                    bytes[index] = UInt8(ascii: " ")
                }
            }
            if bytes != file.bytes { texts[path] = String(decoding: bytes, as: UTF8.self) }
        }
        return (texts, Set(left))
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
