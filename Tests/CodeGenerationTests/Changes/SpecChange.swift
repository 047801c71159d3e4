import Foundation
import TestSupport

/// One change of a project's specs: a section of `Tests/Fixtures/Changes/Lending.txt`.
///
/// After `## ` and its name come the specs that change, each with lines that go (`-`) and those that come in their place
/// (`+`); the last line of a group may be the beginning of a line. Lines without any before them are added to the file, and
/// `!` deletes it.
struct SpecChange: Sendable {
    let name: String
    private var hunks: [Hunk] = []

    private struct Hunk {
        var file: String
        var old: [Substring] = []
        var new: [Substring] = []
        var deletes = false
    }

    static func all() throws -> [SpecChange] {
        let file = Repository.root.appendingPathComponent("Tests/Fixtures/Changes/Lending.txt")
        return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "## ").dropFirst().map {
            SpecChange($0.split(separator: "\n", omittingEmptySubsequences: false))
        }
    }

    private init(_ lines: [Substring]) {
        name = String(lines[0])
        var file = ""
        var isNew = true
        for line in lines.dropFirst() where !line.isEmpty {
            switch line.first {
            case "-":
                if isNew || hunks.last?.new.isEmpty == false { hunks.append(Hunk(file: file)) }
                hunks[hunks.count - 1].old.append(line.dropFirst())
            case "+":
                if isNew { hunks.append(Hunk(file: file)) }
                hunks[hunks.count - 1].new.append(line.dropFirst())
            case "!": hunks.append(Hunk(file: file, deletes: true))
            default: file = String(line)
            }
            isNew = !"-+!".contains(line.first ?? "-")
        }
    }

    struct Unfitting: Error {
        var change: String
        var file: String
    }

    func apply(in specs: URL) throws {
        for hunk in hunks {
            let file = specs.appendingPathComponent(hunk.file)
            if hunk.deletes {
                try FileManager.default.removeItem(at: file)
                continue
            }
            let isThere = FileManager.default.fileExists(atPath: file.path)
            var text = isThere ? "\n" + (try String(contentsOf: file, encoding: .utf8)) : "\n"
            if hunk.old.isEmpty {
                text += hunk.new.joined(separator: "\n") + "\n"
            } else {
                let old = "\n" + hunk.old.joined(separator: "\n")
                guard let range = text.range(of: old) else { throw Unfitting(change: name, file: hunk.file) }
                text.replaceSubrange(range, with: hunk.new.map { "\n" + $0 }.joined())
            }
            try Data(text.dropFirst().utf8).write(to: file)
        }
    }
}
