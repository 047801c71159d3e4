/// The git repository around a folder. It is only read.
struct GitRepository {
    /// Any folder in the repository.
    let folder: String
    /// The option that needs git, for messages.
    let option: String
    /// False if the command does nothing without the option.
    var isOptional = true

    /// Returns the commit that is checked out, and its date.
    func head() throws(RunFailure) -> (commit: String, date: String) {
        try requireRepository()
        return try dated("HEAD")
    }

    /// Returns a commit's full id and its date.
    func dated(_ commit: String) throws(RunFailure) -> (commit: String, date: String) {
        let format = ["--no-show-signature", "--format=%H %cd", "--date=format-local:%Y-%m-%dT%H:%M:%SZ"]
        let text = try output(["log", "-1"] + format + [commit, "--"], failing: unborn)
        let words = text.split(separator: " ").map { String($0) }
        guard words.count == 2, let date = words[1].split(whereSeparator: \.isNewline).first else { throw unborn("") }
        return (words[0], String(date))
    }

    /// Returns untracked files, and those that changed since this branch left a revision, relative to the folder.
    func changedFiles(since revision: String) throws(RunFailure) -> Set<String> {
        let base = try base(of: revision)
        let changed = try output(
            ["diff", "--name-only", "-z", "--no-ext-diff", "--relative", base, "--"],
            failing: failed
        )
        let others = try output(["ls-files", "-z", "--others", "--exclude-standard"], failing: failed)
        return Set((changed + others).split(separator: "\0").map(String.init))
    }

    /// Returns the commit at which this branch left a revision; the revision's own if the branch goes on from it.
    func base(of revision: String) throws(RunFailure) -> String {
        try requireRepository()
        let commit = try line(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]) {
            unknown(revision, $0)
        }
        return try line(["merge-base", commit, "HEAD"]) { noCommonCommit(revision, $0) }
    }

    /// The reason why git ignores a file.
    struct Ignored {
        /// The path of the ignore file, relative to the repository's root.
        var source: String
        var line: Int
        var pattern: String
        /// The path of the file, relative to the folder.
        var path: String
    }

    /// Returns the untracked files that git ignores; empty if it has no answer.
    ///
    /// - Parameter paths: the paths, relative to the folder.
    func ignored(among paths: [String]) -> [Ignored] {
        // As many as fit in a command.
        stride(from: 0, to: paths.count, by: 400).flatMap { start -> [Ignored] in
            let some = Array(paths[start..<min(start + 400, paths.count)])
            let command = ["-c", "core.quotePath=false", "check-ignore", "--verbose", "--"] + some
            guard let text = try? output(command, failing: failed) else { return [] }
            return text.split(separator: "\n").compactMap { line in
                guard let match = line.wholeMatch(of: /(.*?):(\d+):(.*)\t([^\t]*)/), let number = Int(match.2),
                    !match.3.hasPrefix("!")
                else { return nil }
                return Ignored(
                    source: String(match.1),
                    line: number,
                    pattern: String(match.3),
                    path: String(match.4)
                )
            }
        }
    }

    func requireRepository() throws(RunFailure) {
        _ = try output(["rev-parse", "--is-inside-work-tree"]) { problem in
            usage(
                .noRepository,
                "'\(folder)' is in no git repository, which '\(option)' asks",
                "run it in a clone" + (isOptional ? ", or without '\(option)'" : ""),
                problem
            )
        }
    }

    func line(_ arguments: [String], failing: (String) -> RunFailure) throws(RunFailure) -> String {
        String(try output(arguments, failing: failing).prefix { !$0.isNewline })
    }

    func output(_ arguments: [String], failing: (String) -> RunFailure) throws(RunFailure) -> String {
        String(decoding: try bytes(arguments, failing: failing), as: UTF8.self)
    }

    func bytes(_ arguments: [String], failing: (String) -> RunFailure) throws(RunFailure) -> [UInt8] {
        let command = ChildProcess(
            name: "git",
            arguments: ["-C", folder.isEmpty ? "." : folder] + arguments,
            // 'check-ignore' refuses to take its paths to the letter, and does so anyway.
            environment: [
                "GIT_OPTIONAL_LOCKS": "0", "GIT_LITERAL_PATHSPECS": arguments.contains("check-ignore") ? "0" : "1",
                "TZ": "UTC",
            ],
            longestOutput: 1 << 27
        )
        switch command.outcome() {
        case .printed(let bytes): return bytes
        case .refused(let errors): throw failing(errors)
        case .notFound:
            throw cannotRun(
                "there is no command 'git'",
                "install git" + (isOptional ? ", or go without '\(option)'" : "")
            )
        case .tooLong: throw cannotRun("it printed more than 128 MiB", "try it yourself: \(command.line)")
        case .failed(let reason): throw cannotRun(reason, "try it yourself: \(command.line)")
        case .timedOut:
            throw cannotRun("it took longer than \(command.timeLimit)", "try it yourself: \(command.line)")
        }
    }
}

extension GitRepository {
    private func unknown(_ revision: String, _ problem: String) -> RunFailure {
        usage(
            .unknownRevision,
            "git knows no commit '\(revision)'",
            "fetch it, or pass another; 'git log' lists commits",
            problem
        )
    }

    private func noCommonCommit(_ revision: String, _ problem: String) -> RunFailure {
        usage(
            .unknownRevision,
            "this branch and '\(revision)' have no commit in common",
            "fetch the whole history: git fetch --unshallow, or 'fetch-depth: 0' for actions/checkout",
            problem
        )
    }

    func unborn(_ problem: String) -> RunFailure {
        usage(.unknownRevision, "there is no commit yet", "commit, then run again", problem)
    }

    func failed(_ problem: String) -> RunFailure { failed(problem, "try 'git status' yourself") }

    func failed(_ problem: String, _ note: String) -> RunFailure {
        cannotRun(problem.isEmpty ? "it failed" : String(problem.prefix { !$0.isNewline }), note)
    }

    private func usage(_ kind: DiagnosticKind, _ message: String, _ note: String, _ problem: String) -> RunFailure {
        let told = problem.split(whereSeparator: \.isNewline).first.map { [Diagnostic.Note("git: \($0.prefix(300))")] }
        return .usage([Diagnostic(kind, at: nil, message, notes: [Diagnostic.Note(note)] + (told ?? []))])
    }

    private func cannotRun(_ reason: String, _ note: String) -> RunFailure {
        .inputOutput([Diagnostic(.cannotRun, at: nil, "cannot ask git: \(reason)", notes: [Diagnostic.Note(note)])])
    }
}
