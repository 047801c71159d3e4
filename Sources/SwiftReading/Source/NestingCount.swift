/// The depth of nesting at the position of a scan, and the parser's cost up to there.
struct NestingCount {
    enum Bracket {
        case round
        case square
        case brace
        /// The code from `#if` to `#endif`.
        case directive
    }

    /// An open bracket around the position.
    private struct Level {
        var bracket: Bracket
        /// The counts before it was opened.
        var path: Int
        var angles: Int
        var squares: Int
        var hasAngles: Bool
        var kept: Int
    }

    /// The most brackets: deeper than people nest, and what Swift's parser accepts without endless lookahead.
    static let mostBrackets = 64
    /// The most angle brackets. There may be more of them, as comparison operators look the same.
    static let mostAngles = 256
    /// The most tokens on the path from the start of a statement, and of those around it, to a place in it.
    private let longestPath: Int
    private let mostTrials: Int

    private var levels: [Level] = []
    private var path = 0
    private var angles = 0
    private var hasAngles = false
    /// The words since the start of the statement that a comma doesn't end: conditions can hold an `if` of their own.
    private var kept = 0
    /// The number of directly nested square brackets.
    private var squares = 0
    /// The number of times that the parser may have to look ahead.
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

    /// Counts `if`, `else` and the like.
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

    /// Closes a bracket and others left open in it; a brace is only closed by another one.
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

    /// Begins the next element of a list: nothing of the last one is open, except possibly generic arguments.
    mutating func endElement() {
        if !hasAngles { path = base + kept }
    }

    /// Ends the statement; nothing of it is open any more.
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
