import Basics
import Testing
import YAMLTree

/// Not the place of a test.
typealias Place = Basics.SourceLocation

/// YAML with keycap markers in it that say where something must be: `1️⃣`.
struct MarkedYAML {
    /// The YAML without its markers.
    private(set) var text = ""
    private(set) var places: [Character: Place] = [:]

    init(_ source: String) {
        var line = 1
        var column = 1
        for character in source {
            if "1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣".contains(character) {
                places[character] = Place(path: "a.yml", line: line, column: column)
                continue
            }
            text.append(character)
            let isBreak = character == "\n" || character == "\r\n" || character == "\r"
            line += isBreak ? 1 : 0
            column = isBreak ? 1 : column + character.unicodeScalars.count
        }
    }

    func place(_ marker: Character) throws -> Place {
        try #require(places[marker], "no marker \(marker)")
    }

    func read(limits: YAMLLimits = .default) -> YAMLReading {
        YAMLReader(limits: limits).read(Array(text.utf8), path: "a.yml")
    }
}

/// A diagnostic that has to come, with the markers of its place and of its notes' places.
struct Expected {
    var id: String
    var marker: Character
    var message: String?
    var notes: [Character]

    init(_ id: String, at marker: Character, _ message: String? = nil, notes: [Character] = []) {
        self.id = id
        self.marker = marker
        self.message = message
        self.notes = notes
    }
}

/// Checks that reading gives these diagnostics, in this order, no others, and no tree.
func expect(
    _ source: String,
    limits: YAMLLimits = .default,
    _ expected: [Expected],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    let marked = MarkedYAML(source)
    let reading = marked.read(limits: limits)
    #expect(reading.root == nil, sourceLocation: sourceLocation)
    #expect(reading.diagnostics.map(\.id) == expected.map(\.id), sourceLocation: sourceLocation)
    for (diagnostic, expected) in zip(reading.diagnostics, expected) {
        #expect(diagnostic.location == (try marked.place(expected.marker)), sourceLocation: sourceLocation)
        if let message = expected.message { #expect(diagnostic.message == message, sourceLocation: sourceLocation) }
        let notes = try expected.notes.map(marked.place)
        #expect(diagnostic.notes.compactMap(\.location) == notes, sourceLocation: sourceLocation)
    }
}

/// The tree of YAML that has to be good.
func tree(_ source: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> YAMLNode {
    let reading = MarkedYAML(source).read()
    #expect(reading.diagnostics == [], sourceLocation: sourceLocation)
    return try #require(reading.root, sourceLocation: sourceLocation)
}

/// Reads YAML that has no markers, and may be long.
func read(_ source: String, limits: YAMLLimits = .default) -> YAMLReading {
    YAMLReader(limits: limits).read(Array(source.utf8), path: "a.yml")
}
