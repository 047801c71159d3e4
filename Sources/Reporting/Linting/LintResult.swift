/// The result of `lint`.
public struct LintResult: Sendable {
    /// The diagnostics, sorted by place. Their ids are those of the rules.
    public var diagnostics: [Diagnostic] = []
    /// The number of sources and documents that were checked.
    public var fileCount = 0

    /// Creates a result, by default without findings.
    public init(diagnostics: [Diagnostic] = [], fileCount: Int = 0) {
        self.diagnostics = diagnostics
        self.fileCount = fileCount
    }
}
