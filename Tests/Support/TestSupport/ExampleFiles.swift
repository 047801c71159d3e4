/// One half of a diagnostic's example: files, each below a comment with its path, and commands behind `$ `.
public struct ExampleFiles: Sendable {
    public struct File: Sendable {
        public var path: String
        /// As it is shown.
        public var text: String
    }

    public private(set) var files: [File] = []
    public private(set) var commands: [String] = []

    public init(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("$ ") {
                commands.append(String(line.dropFirst(2)))
            } else if let path = Self.path(line) {
                files.append(File(path: path, text: ""))
            } else if !files.isEmpty {
                files[files.count - 1].text += line + "\n"
            }
        }
    }

    /// `# specs/project.yml`, `// Sources/Client.swift`, `<!-- Sources/Cell.xib -->` or `{{! Scene.mustache }}`.
    private static func path(_ line: Substring) -> String? {
        guard ["# specs/", "# project.yml", "// ", "<!-- ", "{{! "].contains(where: line.hasPrefix) else { return nil }
        let comments = /(?:# (specs\/\S+|project\.yml)|\/\/ (\S+\.swift)|<!-- (\S+) -->|\{\{! (\S+) \}\})/
        return line.wholeMatch(of: comments).flatMap { $0.1 ?? $0.2 ?? $0.3 ?? $0.4 }.map(String.init)
    }
}

extension ExampleFiles.File {
    /// Without the signs: `‹FF›` is a byte, `‹3×a›` is `aaa`.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "‹"), let end = rest[start...].firstIndex(of: "›") {
            bytes += Array(rest[..<start].utf8)
            let sign = rest[start..<end].dropFirst().split(separator: "×", maxSplits: 1)
            if let count = Int(sign[0]), sign.count == 2 {
                bytes += Self.repeated(Array(sign[1].replacing("\\n", with: "\n").utf8), count)
            } else if let byte = UInt8(sign[0], radix: 16) {
                bytes.append(byte)
            }
            rest = rest[end...].dropFirst()
        }
        return bytes + Array(rest.utf8)
    }

    /// By doubling: some are repeated twenty million times.
    private static func repeated(_ unit: [UInt8], _ count: Int) -> [UInt8] {
        if count == 0 { return [] }
        let half = repeated(unit, count / 2)
        return half + half + (count % 2 == 0 ? [] : unit)
    }
}
