/// A generated Swift file that is about to change.
public struct GeneratedChange: Sendable {
    /// The file's path, relative to the target package.
    public var path: String
    /// The old contents; `nil` for a new file.
    public var before: [UInt8]?
    /// The new contents; `nil` for a file that is deleted.
    public var after: [UInt8]?

    public init(path: String, before: [UInt8]?, after: [UInt8]?) {
        self.path = path
        self.before = before
        self.after = after
    }

    /// True if more than comments and empty lines change.
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
