/// Diagnostics as lines that can be clicked in Xcode, editors and CI systems.
///
/// For example:
///
///     specs/Recipes/RecipeDetails.yml:4:3: error: unknown key 'parametres' [unknown-key]
///     specs/Recipes/RecipeDetails.yml:4:3: note: did you mean 'parameters'?
public struct TextReporter: Sendable {
    private let isColored: Bool

    /// - Parameter isColored: true if severities are coloured, for a terminal.
    public init(isColored: Bool = false) {
        self.isColored = isColored
    }

    public func report(_ diagnostics: some Sequence<Diagnostic>) -> String {
        diagnostics.map(lines).joined()
    }

    private func lines(for diagnostic: Diagnostic) -> String {
        let main = line(
            diagnostic.severity.rawValue,
            "\(diagnostic.message) [\(diagnostic.id)]",
            at: diagnostic.location
        )
        let notes = diagnostic.notes.map { line("note", $0.message, at: $0.location ?? diagnostic.location) }
        return ([main] + notes).joined()
    }

    /// Returns a line in which characters that could drive a terminal or break the line are escaped.
    private func line(_ kind: String, _ message: String, at location: SourceLocation?) -> String {
        let place = location.map { "\($0.path.onOneLine):\($0.line):\($0.column)" } ?? "vipergen"
        return "\(place): \(colored(kind)): \(message.onOneLine)\n"
    }

    /// Returns the word in bold and in the colour that compilers use: red, magenta or cyan.
    private func colored(_ kind: String) -> String {
        guard isColored else { return kind }
        let code =
            switch kind {
            case "error": 31
            case "warning": 35
            default: 36
            }
        return "\u{1B}[1;\(code)m\(kind)\u{1B}[0m"
    }
}
