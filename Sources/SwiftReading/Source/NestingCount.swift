/// How deep a source is nested at the place that a scan has come to, and what the parser has to spend on the way there.
struct NestingCount {
    enum Bracket {
        case round
        case square
        case brace
        /// `#if` up to `#endif`.
        case directive
    }

    /// What is open around the place.
    private struct Level {
        var bracket: Bracket
        /// As they were before it.
        var path: Int
        var angles: Int
        var squares: Int
        var hasAngles: Bool
        var kept: Int
    }

    /// Deeper than people nest, and what Swift's parser takes without looking ahead for ever.
    static let mostBrackets = 64
    /// Signs of comparison look the same, so that there may be more of them.
    static let mostAngles = 256
    /// How many tokens may lie on the way from the beginning of a statement, of those around it as well, to a place in it.
    private let longestPath: Int
    private let mostTrials: Int

    private var levels: [Level] = []
    private var path = 0
    private var angles = 0
    private var hasAngles = false
    /// Words since the statement began that a comma doesn't end: conditions can hold an `if` of their own.
    private var kept = 0
    /// Of those directly in each other.
    private var squares = 0
    /// How often the parser may have to look ahead.
    private var trials = 0

    init(longestPath: Int, length: Int) {
        self.longestPath = longestPath
        mostTrials = 1 << 20 + 16 * length
    }

    var isTooDeep: Bool {
        levels.count > NestingCount.mostBrackets || angles > NestingCount.mostAngles || path > longestPath
            || trials > mostTrials
    }

    mutating func countToken() { path += 1 }

    /// `if`, `else` and the like.
    mutating func countControl() { kept += 1 }

    mutating func open(_ bracket: Bracket) {
        let level = Level(
            bracket: bracket,
            path: path,
            angles: angles,
            squares: squares,
            hasAngles: hasAngles,
            kept: kept
        )
        levels.append(level)
        path += 1
        (hasAngles, kept) = (false, 0)
        switch bracket {
        case .square:
            // Each `[` of a type is tried as two kinds of arrays, so that the trials double with each level.
            squares += 1
            trials += 1 << min(squares, 40)
        case .brace, .directive: (squares, angles) = (0, 0)
        case .round: break
        }
    }

    /// A bracket closes what was left open in it too, but a brace only by another one.
    mutating func close(_ bracket: Bracket) {
        var position = levels.count - 1
        while position >= 0, levels[position].bracket != bracket {
            let isWall = levels[position].bracket == .directive
            if isWall && bracket != .directive || levels[position].bracket == .brace && !bracket.isBlock { return }
            position -= 1
        }
        guard position >= 0 else { return }
        let level = levels[position]
        levels.removeSubrange(position...)
        (path, angles, squares) = (level.path + 1, level.angles, level.squares)
        (hasAngles, kept) = (level.hasAngles, level.kept)
        if bracket.isBlock { angles = 0 }
    }

    mutating func openAngle() {
        angles += 1
        hasAngles = true
        trials += angles
    }

    mutating func closeAngle() { angles = max(0, angles - 1) }

    /// The next element of a list: nothing of the one before it is open, unless a list of generic arguments may be.
    mutating func endElement() {
        if !hasAngles { path = base + kept }
    }

    /// Nothing of the statement is open any more.
    mutating func endStatement() {
        path = base
        angles = 0
        (hasAngles, kept) = (false, 0)
    }

    private var base: Int { levels.last.map { $0.path + 1 } ?? 0 }
}

extension NestingCount.Bracket {
    fileprivate var isBlock: Bool { self == .brace || self == .directive }
}
