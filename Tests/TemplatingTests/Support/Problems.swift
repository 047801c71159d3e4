import Basics
import Templating
import Testing

/// Loads a template in which a `⚑` stands before each place that a diagnostic must be about, and compares them all:
/// each as `id: message`, with its notes behind ` | `.
func expectProblems(
    _ marked: String,
    as shape: TemplateShape = [:],
    partials: [String: String] = [:],
    limits: TemplateLimits = TemplateLimits(),
    _ expected: [String],
    _ sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    var places: [Basics.SourceLocation] = []
    var unmarked: [TemplateSource] = []
    for source in sources(marked, partials) {
        let (text, found) = removingFlags(from: String(decoding: source.text, as: UTF8.self), path: source.path)
        places += found
        unmarked.append(TemplateSource(name: source.name, path: source.path, text: text))
    }
    let (_, diagnostics) = TemplateSet.load(unmarked, shapes: ["main": shape], limits: limits)
    #expect(diagnostics.map(\.location) == places.sorted(), sourceLocation: sourceLocation)
    #expect(diagnostics.map(summary) == expected, sourceLocation: sourceLocation)
}

private func summary(_ diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map { note in
        " | " + note.message + (note.location.map { " (\($0))" } ?? "")
    }
    return "\(diagnostic.id): \(diagnostic.message)\(notes.joined())"
}

private func removingFlags(from marked: String, path: String) -> (text: String, places: [Basics.SourceLocation]) {
    var text = String.UnicodeScalarView()
    var places: [Basics.SourceLocation] = []
    var (line, column) = (1, 1)
    for scalar in marked.unicodeScalars {
        if scalar == "⚑" {
            places.append(SourceLocation(path: path, line: line, column: column))
            continue
        }
        text.append(scalar)
        (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    return (String(text), places)
}
