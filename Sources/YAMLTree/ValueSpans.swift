/// Guesses of the starts and ends of values in a line that isn't YAML.
enum ValueSpans {
    private static let openers: Set<Unicode.Scalar> = ["(", "[", "{", "<"]
    private static let closers: Set<Unicode.Scalar> = [")", "]", "}", ">"]

    /// Returns the indices at which a plain value may begin: after `: `, `- `, `, `, `{` and `[`.
    static func starts(in line: [Unicode.Scalar]) -> [Int] {
        line.indices.compactMap { index in
            let needsSpace = line[index] == ":" || line[index] == "-" || line[index] == ","
            guard needsSpace || line[index] == "{" || line[index] == "[" else { return nil }
            guard let start = line[(index + 1)...].firstIndex(where: { $0 != " " }) else { return nil }
            return needsSpace && start == index + 1 ? nil : start
        }
    }

    /// Returns the indices after which a value that begins at `start` may end, with all its own brackets closed.
    static func ends(in line: [Unicode.Scalar], from start: Int) -> [Int] {
        var depth = 0
        var ends: [Int] = []
        for index in line.indices[start...] {
            let scalar = line[index]
            let isArrow = scalar == ">" && index > start && line[index - 1] == "-"
            if depth == 0, scalar == "," || closers.contains(scalar) && !isArrow { ends.append(index) }
            if openers.contains(scalar) { depth += 1 }
            if closers.contains(scalar), !isArrow { depth -= 1 }
            if depth < 0 { return trimmed(ends, in: line, from: start) }
            if scalar == " ", index + 1 < line.count, line[index + 1] == "#" {
                return trimmed(depth == 0 ? ends + [index] : ends, in: line, from: start)
            }
        }
        return trimmed(depth == 0 ? ends + [line.count] : ends, in: line, from: start)
    }

    /// Removes the spaces before an end, which aren't part of the value.
    private static func trimmed(_ ends: [Int], in line: [Unicode.Scalar], from start: Int) -> [Int] {
        ends.compactMap { end in
            line[start..<end].lastIndex { $0 != " " }.map { $0 + 1 }
        }
    }
}
