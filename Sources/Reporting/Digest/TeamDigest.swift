/// What a team announces of its project since a commit, and the suppressions that it has to talk about.
public struct TeamDigest: Sendable {
    public struct Commit: Hashable, Sendable {
        public var id: String
        /// The date in UTC. For example: `2026-11-24T09:30:00Z`.
        public var date: String

        public init(id: String, date: String) {
            self.id = id
            self.date = date
        }
    }

    /// A suppression with the person who wrote it.
    public struct DatedSuppression: Hashable, Sendable {
        public var suppression: WrittenSuppression
        /// `nil` for a line that isn't committed yet.
        public var authorship: Authorship?
        /// True if the history that git has begins there, so that the line may be older.
        public var mayBeOlder: Bool

        public init(_ suppression: WrittenSuppression, by authorship: Authorship?, mayBeOlder: Bool = false) {
            self.suppression = suppression
            self.authorship = authorship
            self.mayBeOlder = mayBeOlder
        }
    }

    /// The revision, as the user names it.
    public var revision: String
    /// The commit of then.
    public var since: Commit
    /// The commit that is checked out.
    public var head: Commit
    public var changes: ProjectChanges
    public var report: MigrationReport
    /// The report's numbers commit by commit, if there is a table of them.
    public var history: ReportHistory?
    /// The suppressions, the oldest first, and then those that aren't committed.
    public private(set) var suppressions: [DatedSuppression]

    public init(
        since revision: String,
        from since: Commit,
        to head: Commit,
        changes: ProjectChanges,
        report: MigrationReport,
        history: ReportHistory?,
        suppressions: [DatedSuppression]
    ) {
        self.revision = revision
        self.since = since
        self.head = head
        self.changes = changes
        self.report = report
        self.history = history
        self.suppressions = suppressions.sorted()
    }
}

/// The author of a line, and the time at which it was written.
public struct Authorship: Hashable, Sendable {
    /// The seconds since 1970.
    public var seconds: Int
    /// The date in UTC. For example: `2026-11-24`.
    public var date: String
    public var author: String

    public init(seconds: Int, date: String, author: String) {
        self.seconds = seconds
        self.date = date
        self.author = author
    }
}

extension TeamDigest.DatedSuppression: Comparable {
    public static func < (left: Self, right: Self) -> Bool {
        let (former, latter) = (left.authorship?.seconds ?? .max, right.authorship?.seconds ?? .max)
        if former != latter { return former < latter }
        let (path, other) = (left.suppression.path, right.suppression.path)
        return path == other ? left.suppression.line < right.suppression.line : path.precedesInBytes(other)
    }
}

extension ReportHistory {
    /// Returns the entry of a commit, or else the last one before its date; the first one if all are later.
    func entry(at commit: TeamDigest.Commit) -> Entry? {
        entries.last { $0.commit == commit.id } ?? entries.last { $0.date <= commit.date } ?? entries.first
    }
}
