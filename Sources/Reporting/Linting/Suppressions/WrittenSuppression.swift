/// A suppression as it stands in a source.
public struct WrittenSuppression: Hashable, Sendable {
    /// The path, relative to the target package.
    public var path: String
    /// The line, counted from 1.
    public var line: Int
    /// The line as git counts it: by line feeds alone.
    public var lineOfGit: Int
    /// The names of the rules as written.
    public var rules: [String]
    /// The reason; empty without any.
    public var reason: String
}

extension Linter {
    /// Returns the suppressions in all sources that are checked, used or not, by path and line.
    public func suppressions(in files: LintFiles) -> [WrittenSuppression] {
        let search = ByteSearch([Directive.mark])
        return Parallel.map(Parallel.chunks(of: checkedSources(files)), jobs: jobs) { sources in
            sources.flatMap { source -> [WrittenSuppression] in
                guard let bytes = files.read(source.path), search.findsAny(in: bytes) else { return [] }
                return Self.suppressions(in: bytes, source.path)
            }
        }.flatMap(\.self)
    }

    private static func suppressions(in bytes: [UInt8], _ path: String) -> [WrittenSuppression] {
        guard UnreadableSource(bytes) == nil, let tree = try? SwiftTree.read(bytes) else { return [] }
        let directives = DirectiveReader.read(tree, LineTable(bytes)).filter { directive in
            directive.action.map { $0 != .enable } ?? false
        }
        return directives.map { directive in
            WrittenSuppression(
                path: path,
                line: directive.line,
                lineOfGit: bytes[..<directive.comment.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1,
                rules: directive.rules.map(\.text),
                reason: directive.reason
            )
        }
    }
}
