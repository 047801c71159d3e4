import Foundation
import SwiftReading

/// What generating or compiling said.
struct NameFault {
    var output: String

    private var errors: [String] {
        output.split(separator: "\n").filter { $0.contains("error: ") }.map(String.init)
    }

    var summary: String {
        errors.isEmpty ? output : errors.prefix(3).joined(separator: "\n")
    }

    /// The names that the errors, or the lines that they are about, contain; all names where there are none.
    func suspects(among names: [String]) -> [String] {
        let words = Set(errors.flatMap { error in Self.words(of: error + "\n" + Self.line(of: error)) })
        let found = names.filter { words.contains($0) || words.contains(SwiftIdentifier.upperCamelCase($0)) }
        return found.isEmpty ? names : found
    }

    private static func words(of text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && !($0.unicodeScalars.first?.value ?? 0 > 0x7F) }
            .map(String.init)
    }

    /// The line of a source that an error is about.
    private static func line(of error: String) -> String {
        let parts = error.split(separator: ":", maxSplits: 2)
        guard parts.count == 3, let number = Int(parts[1]),
            let text = try? String(contentsOfFile: String(parts[0]), encoding: .utf8)
        else { return "" }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
    }
}
