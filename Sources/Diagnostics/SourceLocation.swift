/// A place in a file.
///
/// For example: `SourceLocation(path: "specs/Recipes/RecipeDetails.yml", line: 4, column: 3)`.
public struct SourceLocation: Hashable, Sendable {
    /// The file, as the user would name it: relative to where the command runs, or as it was passed in.
    public var path: String
    /// 1-based line.
    public var line: Int
    /// 1-based column, counted in Unicode scalars.
    public var column: Int

    public init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
        if lhs.path != rhs.path { return lhs.path.utf8.lexicographicallyPrecedes(rhs.path.utf8) }
        return (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `path:line:column`, the form that editors and Xcode can open.
    public var description: String { "\(path):\(line):\(column)" }
}

/// A stretch of a file: from `start` up to, and without, `end`.
public struct SourceRange: Hashable, Sendable {
    public var start: SourceLocation
    public var end: SourceLocation

    public init(start: SourceLocation, end: SourceLocation) {
        self.start = start
        self.end = end
    }
}
