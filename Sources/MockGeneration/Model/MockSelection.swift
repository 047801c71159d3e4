/// The protocols that get a mock in addition to annotated ones.
///
/// For example: `MockSelection(globs: ["*Repository"])`.
public struct MockSelection: Hashable, Sendable {
    /// Names, in which `*` stands for any letters and `?` for one.
    public var globs: [String]
    public var allPublic: Bool

    public init(globs: [String] = [], allPublic: Bool = false) {
        self.globs = globs
        self.allPublic = allPublic
    }

    /// Returns true if the protocol is selected by its name, rather than by a pattern.
    func names(_ model: ProtocolModel) -> Bool { globs.contains(model.name) }

    func includes(_ model: ProtocolModel) -> Bool {
        if model.mark != nil { return true }
        if allPublic, model.access == "public", !model.isHidden { return true }
        return globs.contains { Glob.matches($0.utf8[...], model.name.utf8[...]) }
    }
}

/// Names with wildcards.
enum Glob {
    /// Returns true if a name matches a pattern, in time proportional to the product of the lengths.
    static func matches(_ pattern: Substring.UTF8View, _ name: Substring.UTF8View) -> Bool {
        var (patternAt, nameAt) = (pattern.startIndex, name.startIndex)
        var retry: (pattern: Substring.UTF8View.Index, name: Substring.UTF8View.Index)?
        while nameAt < name.endIndex {
            if patternAt < pattern.endIndex, pattern[patternAt] == UInt8(ascii: "*") {
                retry = (patternAt, nameAt)
                patternAt = pattern.index(after: patternAt)
            } else if patternAt < pattern.endIndex, fits(pattern[patternAt], name[nameAt]) {
                patternAt = pattern.index(after: patternAt)
                nameAt = name.index(after: nameAt)
            } else if let last = retry {
                nameAt = name.index(after: last.name)
                retry = (last.pattern, nameAt)
                patternAt = pattern.index(after: last.pattern)
            } else {
                return false
            }
        }
        return pattern[patternAt...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    private static func fits(_ pattern: UInt8, _ byte: UInt8) -> Bool {
        pattern == byte || pattern == UInt8(ascii: "?")
    }
}
