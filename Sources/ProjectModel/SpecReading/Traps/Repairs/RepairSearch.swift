/// Finds the line that a person would change in a file that isn't YAML, by trying each guess on the whole file.
struct RepairSearch {
    let lines: SourceLines
    let path: String
    /// The lines that the YAML reader names, and the one before the place where it stopped: it often notices too late.
    private let suspects: [BrokenLine]
    /// The place where the YAML reader stopped.
    private let place: SourceLocation

    /// The largest file, in bytes, that guesses are tried on: each costs a reading.
    private static let longestFile = 1 << 18

    init?(_ problem: Diagnostic, _ lines: SourceLines) {
        guard let place = problem.location, lines.byteCount <= Self.longestFile else { return nil }
        self.lines = lines
        self.place = place
        path = place.path
        let previous = (1..<max(place.line, 1)).last { lines[$0].map { !SpecLine.trimmed($0).isEmpty } ?? false }
        let numbers = [place.line] + problem.notes.compactMap { $0.location?.line } + [previous].compactMap(\.self)
        var seen: Set<Int> = []
        suspects = numbers.compactMap { number in
            guard seen.insert(number).inserted else { return nil }
            return lines[number].map { BrokenLine(number: number, text: $0) }
        }
    }

    /// Returns the first guess that helps.
    func find(_ guesses: [(BrokenLine) -> [LineRepair]]) -> LineRepair? {
        for guess in guesses {
            for suspect in suspects {
                if let repair = guess(suspect).first(where: helps) { return repair }
            }
        }
        return nil
    }

    /// Returns true if the repaired file can be read, or at least up to a later line.
    func helps(_ repair: LineRepair) -> Bool {
        let problems = YAMLReader().read(lines.bytes(replacing: repair.line, with: repair.repaired), path: path)
            .diagnostics
        guard let next = problems.first(where: { SyntaxTraps.syntaxProblems.contains($0.kind) })?.location else {
            return true
        }
        return next.line > max(place.line, repair.line)
    }
}
