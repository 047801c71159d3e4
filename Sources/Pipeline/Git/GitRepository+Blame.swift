extension GitRepository {
    /// Returns the commits that the lines of a file come from.
    ///
    /// - Parameter lines: the lines' numbers, counted from 1 as git does: by line feeds.
    /// - Returns: the commits' ids by line, without lines that aren't committed; and those that have no commit before
    ///   them.
    func blame(_ path: String, lines: [Int]) throws(RunFailure) -> (commits: [Int: String], first: Set<String>) {
        // So many lines are no fewer than the file's.
        let ranges = lines.count > 2_000 ? [] : lines.map { "-L\($0),+1" }
        // What a person's git is told to leave out would make another page.
        let options = ["--porcelain", "--no-textconv", "--ignore-revs-file="]
        let command = ["-c", "blame.showRoot=false", "blame"] + options + ranges + ["--", path]
        let shown = ShellWord.path(TargetPackage(output: folder).display(path))
        let text = try bytes(command) { failed($0, "try it yourself: git blame -- \(shown)") }
        var commits: [Int: String] = [:]
        var first: Set<String> = []
        var current = ""
        var beginsLine = true
        for line in text.split(separator: UInt8(ascii: "\n")) {
            if beginsLine {
                // For example: `4b825dc6… 12 14 1`: the line's number in its commit, and in the file.
                let words = String(decoding: line, as: UTF8.self).split(separator: " ")
                guard words.count > 2, let number = Int(words[2]) else { throw failed("it printed '\(words)'") }
                current = String(words[0])
                if current.contains(where: { $0 != "0" }) { commits[number] = current }
            } else if line.elementsEqual("boundary".utf8) {
                first.insert(current)
            }
            beginsLine = line.first == UInt8(ascii: "\t")
        }
        return (commits, first)
    }

    /// Returns the paths that git knows, among some relative to the folder.
    func tracked(among paths: [String]) throws(RunFailure) -> Set<String> {
        var tracked: Set<String> = []
        for share in paths.map({ ($0, []) }).shares {
            let list = try output(["ls-files", "-z", "--cached", "--"] + share.map(\.path), failing: failed)
            tracked.formUnion(list.split(separator: "\0").map(String.init))
        }
        return tracked
    }

    /// Returns the authors of commits, with their dates, by the commits' ids.
    func authorships(of commits: Set<String>) throws(RunFailure) -> [String: Authorship] {
        var authorships: [String: Authorship] = [:]
        let format = ["--format=tformat:%H%n%at%n%ad%n%aN", "--date=format-local:%Y-%m-%d"]
        let options = ["log", "--no-walk=unsorted", "--no-show-signature", "--encoding=UTF-8", "-z"]
        for share in commits.sorted().map({ ($0, []) }).shares {
            let list = try output(options + format + share.map(\.path) + ["--"], failing: failed)
            for entry in list.split(separator: "\0") {
                let lines = entry.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false).map(
                    String.init
                )
                guard lines.count == 4, let seconds = Int(lines[1]) else { throw failed("it printed '\(entry)'") }
                authorships[lines[0]] = Authorship(seconds: seconds, date: lines[2], author: lines[3])
            }
        }
        return authorships
    }

    /// True if the clone has only the end of its history.
    var isShallow: Bool {
        get throws(RunFailure) {
            try line(["rev-parse", "--is-shallow-repository"], failing: failed) == "true"
        }
    }
}
