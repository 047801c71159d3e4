/// A generated Swift file that is about to change.
public struct GeneratedChange: Sendable {
    /// Relative to the target package.
    public var path: String
    /// What is there; `nil` where nothing is.
    public var before: [UInt8]?
    /// What comes in its place; `nil` where the file goes.
    public var after: [UInt8]?

    public init(path: String, before: [UInt8]?, after: [UInt8]?) {
        self.path = path
        self.before = before
        self.after = after
    }

    /// Whether there is more to it than comments and empty lines.
    public var isOfCode: Bool {
        guard let before, let after else { return true }
        return !before.codeLines.elementsEqual(after.codeLines, by: ==)
    }
}

extension [UInt8] {
    fileprivate var codeLines: some Sequence<ArraySlice<UInt8>> {
        split(separator: 0x0A).lazy.filter { line in
            let text = line.drop { $0 == 0x20 }
            return !text.isEmpty && !text.starts(with: [0x2F, 0x2F])
        }
    }
}
