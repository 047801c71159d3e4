/// A place in the file that is being read. It has no path, so that it is cheap to pass around.
struct Mark: Hashable {
    private let storedLine: Int32
    private let storedColumn: Int32

    static let top = Mark(line: 1, column: 1)

    init(line: Int, column: Int) {
        storedLine = Int32(clamping: line)
        storedColumn = Int32(clamping: column)
    }

    init(_ location: SourceLocation) {
        self.init(line: location.line, column: location.column)
    }

    /// The line, counted from 1, like the column.
    var line: Int { Int(storedLine) }
    /// The column in Unicode scalars.
    var column: Int { Int(storedColumn) }

    func location(in path: String) -> SourceLocation {
        SourceLocation(path: path, line: line, column: column)
    }
}
