import SwiftReading

/// What generating or compiling said.
struct NameFault {
    var output: String

    private var lines: [Substring] { output.split(separator: "\n") }

    var summary: String {
        let errors = lines.filter { $0.contains("error: ") }
        return errors.isEmpty ? output : errors.prefix(3).joined(separator: "\n")
    }

    /// The names that the errors, or the lines that they are about, contain; all names where there are none.
    func suspects(among names: [String]) -> [String] {
        let words = Set(about.flatMap(Self.words))
        let found = names.filter { words.contains($0) || words.contains(SwiftIdentifier.upperCamelCase($0)) }
        return found.isEmpty ? names : found
    }

    /// The errors without their paths, whose words are names as well, and the lines of code that the compiler shows.
    private var about: [Substring] {
        let lines = lines
        return lines.indices.flatMap { index -> [Substring] in
            guard let error = lines[index].firstMatch(of: #/^[^|]*?:(\d+):\d+: error: (.*)/#) else { return [] }
            let shown = lines[index...].prefix(20).first { $0.firstMatch(of: #/^ *(\d+) \|/#)?.1 == error.1 }
            return [error.2] + (shown.map { [$0] } ?? [])
        }
    }

    private static func words(of text: Substring) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && !($0.unicodeScalars.first?.value ?? 0 > 0x7F) }
            .map(String.init)
    }
}
