import Foundation
import TestSupport

/// What `vipergen move scene` says has to be written, written to the letter.
struct MoveRemedies {
    private struct Remedy {
        var path: String
        var line: Int
        var column: Int
        var note: String
    }

    private let remedies: [Remedy]

    /// - Parameter errors: what the command printed.
    init(_ errors: String) {
        remedies = errors.split(separator: "\n").compactMap { text in
            guard let match = text.firstMatch(of: /^(.+?):(\d+):(\d+): note: (.+)$/),
                let line = Int(match.2), let column = Int(match.3)
            else { return nil }
            return Remedy(path: String(match.1), line: line, column: column, note: String(match.4))
        }
    }

    /// Specs need none: what is said of them is about their wireframes.
    func apply(in folder: URL) throws {
        let editor = SourceEditor(folder: folder)
        var added: [(path: String, line: String)] = []
        for remedy in remedies.reversed() where !remedy.path.hasPrefix("specs/") {
            var lines = try editor.read(remedy.path).components(separatedBy: "\n")
            if let text = remedy.note.wholeMatch(of: /add '(import \w+)'/) {
                added.append((remedy.path, String(text.1)))
            } else if let written = remedy.note.prefixMatch(of: /write '?([^',]+)'?/) {
                let line = lines[remedy.line - 1]
                let start = line.index(line.startIndex, offsetBy: remedy.column - 1)
                let behind = line[start...].trimmingPrefix(/(@testable )?import \w+|\w+="\w+"|\w+/)
                lines[remedy.line - 1] = String(line[..<start] + written.1 + behind)
            } else {
                throw NoText(note: remedy.note)
            }
            try editor.write(lines.joined(separator: "\n"), to: remedy.path)
        }
        // A line more would move all that the other remedies point at.
        for (path, line) in added { try editor.write(line + "\n" + editor.read(path), to: path) }
    }

    struct NoText: Error {
        let note: String
    }
}
