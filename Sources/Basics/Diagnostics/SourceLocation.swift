/// A place in a file.
///
/// For example: `SourceLocation(path: "specs/Recipes/RecipeDetails.yml", line: 4, column: 3)`.
public struct SourceLocation: Hashable, Sendable {
    /// The file as the user would name it: relative to the working directory, or as it was passed in.
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

/// A range of text in a file, from `start` up to but not including `end`.
public struct SourceRange: Hashable, Sendable {
    // Not two locations: nearly everything in a spec has a range, and the second path and wider numbers would be half of it.
    private var path: String
    private var startLine: UInt32
    private var startColumn: UInt32
    private var endLine: UInt32
    private var endColumn: UInt32

    public init(start: SourceLocation, end: SourceLocation) {
        path = start.path
        startLine = UInt32(clamping: start.line)
        startColumn = UInt32(clamping: start.column)
        endLine = UInt32(clamping: end.line)
        endColumn = UInt32(clamping: end.column)
    }

    public var start: SourceLocation {
        get { SourceLocation(path: path, line: Int(startLine), column: Int(startColumn)) }
        set { self = SourceRange(start: newValue, end: end) }
    }

    public var end: SourceLocation {
        get { SourceLocation(path: path, line: Int(endLine), column: Int(endColumn)) }
        set { self = SourceRange(start: start, end: newValue) }
    }
}
