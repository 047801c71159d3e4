/// A place in one of the sources; converted to line and column only when it is reported.
struct Place: Hashable, Sendable {
    /// The position of the file among the sources.
    var file: Int
    /// The offset in bytes.
    var offset: Int
}

/// A branch of an `#if` around something.
struct Condition: Hashable, Sendable {
    /// The place of the `#if`.
    var place: Place
    /// The directives up to the branch: `#if DEBUG`, `#else`.
    var directives: [String]
}

extension [Condition] {
    /// Returns true for another branch of one of these `#if`s, so that the two are never compiled together.
    func excludes(_ others: [Condition]) -> Bool {
        contains { mine in others.contains { $0.place == mine.place && $0.directives.count != mine.directives.count } }
    }
}
