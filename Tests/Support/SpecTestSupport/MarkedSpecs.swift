public import Basics
public import ProjectModel

/// Sources of specs in which signs such as `①` say where diagnostics must be. They are taken out before reading.
public struct MarkedSpecs {
    public private(set) var files: [SpecFile] = []
    public private(set) var places: [Character: SourceLocation] = [:]

    public static let marks: Set<Character> = ["①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"]

    /// - Parameter sources: By the path inside the folder of specs. Without a `project.yml`, a small one is added.
    ///   `""` stands for a spec without keys, which says so: `{}`.
    public init(_ sources: [String: String]) {
        var sources = sources
        if sources["project.yml"] == nil { sources["project.yml"] = Self.project }
        for (path, source) in sources.sorted(by: { $0.key < $1.key }) {
            let taken = take(marksOf: source, path: "specs/\(path)")
            let text = taken.isEmpty && path != "project.yml" ? "{}" : taken
            files.append(SpecFile(path: "specs/\(path)", relativePath: path, bytes: Array(text.utf8)))
        }
    }

    public static let project = """
        project: Demo
        runtime: ../..
        services:
          client: Client
          clock: { type: "() -> Int", default: "{ 0 }" }
        samples:
          Recipe: .sample
        """

    private mutating func take(marksOf source: String, path: String) -> String {
        var text = ""
        var line = 1
        var column = 1
        for character in source {
            if Self.marks.contains(character) {
                places[character] = SourceLocation(path: path, line: line, column: column)
                continue
            }
            text.append(character)
            if character.isNewline {
                line += 1
                column = 1
            } else {
                column += character.unicodeScalars.count
            }
        }
        return text
    }
}
