public import Basics

/// What lint has to say.
public struct LintResult: Sendable {
    /// Sorted by place. Their ids are those of the rules.
    public var diagnostics: [Diagnostic] = []
    /// How many sources and documents were looked at.
    public var fileCount = 0

    /// With nothing to say.
    public init(diagnostics: [Diagnostic] = [], fileCount: Int = 0) {
        self.diagnostics = diagnostics
        self.fileCount = fileCount
    }
}
