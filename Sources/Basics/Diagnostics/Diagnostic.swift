/// A problem to report to the user.
///
/// For example: `Diagnostic(.unknownKey, at: place, "unknown key 'parametres'")`.
public struct Diagnostic: Hashable, Sendable {
    /// The severity of a problem. Only an error stops a run.
    public enum Severity: String, Hashable, Sendable {
        case error
        case warning
    }

    /// A hint on what to do about a problem, or another place that is involved.
    public struct Note: Hashable, Sendable {
        public var message: String
        /// The place of the note; `nil` if it is that of the diagnostic.
        public var location: SourceLocation?

        public init(_ message: String, at location: SourceLocation? = nil) {
            self.message = message
            self.location = location
        }
    }

    /// A replacement for the text in `range` that fixes the problem.
    public struct FixIt: Hashable, Sendable {
        public var range: SourceRange
        public var replacement: String

        public init(range: SourceRange, replacement: String) {
            self.range = range
            self.replacement = replacement
        }
    }

    public var kind: DiagnosticKind
    public var severity: Severity
    /// The place of the problem; `nil` if it isn't about a file.
    public var location: SourceLocation?
    public var message: String
    public var notes: [Note]
    /// The first note as an edit.
    public var fixIt: FixIt?

    /// The kind's stable name, in kebab case: `unknown-key`.
    public var id: String { kind.id }

    /// - Parameter severity: the severity, if it isn't the kind's own.
    public init(
        _ kind: DiagnosticKind,
        severity: Severity? = nil,
        at location: SourceLocation? = nil,
        _ message: String,
        notes: [Note] = [],
        fixIt: FixIt? = nil
    ) {
        self.kind = kind
        self.severity = severity ?? kind.severity
        self.location = location
        self.message = message
        self.notes = notes
        self.fixIt = fixIt
    }

    /// - Parameter note: the only note, if there is one.
    public init(_ kind: DiagnosticKind, at location: SourceLocation? = nil, _ message: String, note: String?) {
        self.init(kind, at: location, message, notes: note.map { [Note($0)] } ?? [])
    }
}

extension Diagnostic: Comparable {
    /// Orders by place, then by id and message, so that a run's output never depends on the order of its work.
    public static func < (lhs: Diagnostic, rhs: Diagnostic) -> Bool {
        switch (lhs.location, rhs.location) {
        case (nil, .some): return true
        case (.some, nil): return false
        case (let left?, let right?) where left != right: return left < right
        default:
            if lhs.id != rhs.id { return lhs.id.utf8.lexicographicallyPrecedes(rhs.id.utf8) }
            return lhs.message.utf8.lexicographicallyPrecedes(rhs.message.utf8)
        }
    }
}

extension Diagnostic {
    /// A diagnostic without its severity and remedy.
    fileprivate struct Words: Hashable {
        var kind: DiagnosticKind
        var location: SourceLocation?
        var message: String
    }

    fileprivate var words: Words { Words(kind: kind, location: location, message: message) }
}

extension Sequence<Diagnostic> {
    /// Returns the diagnostics sorted by place, each once, without warnings that repeat an error at the same place.
    public func sortedAndUnique() -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        let unique = filter { seen.insert($0).inserted }.sorted()
        let errors = Set(unique.lazy.filter { $0.severity == .error }.map(\.words))
        return errors.isEmpty ? unique : unique.filter { $0.severity == .error || !errors.contains($0.words) }
    }

    /// True if any of them stops the run.
    public var hasErrors: Bool { contains { $0.severity == .error } }
}
