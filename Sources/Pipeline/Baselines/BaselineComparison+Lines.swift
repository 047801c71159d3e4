extension Baseline.Comparison {
    /// Returns the lines below a report, for people.
    package func lines(_ path: String) -> [String] {
        var lines = ["\(accepted) accepted by \(path)"]
        if !gone.isEmpty {
            let count = gone.count == 1 ? "1 entry of it is" : "\(gone.count) entries of it are"
            lines.append("\(count) gone; write it again with --write-baseline:")
            lines += gone.map { "  " + $0 }
        }
        return lines
    }

    /// Returns the reason for a run that fails for new findings.
    package func growth(_ path: String) -> String {
        "\(new.count) not accepted by \(path)"
    }

    package var json: [(name: String, value: JSONValue)] {
        [("accepted", .number(accepted)), ("gone", .texts(gone))]
    }
}
