/// All specs of a project as they were written: decoded, each on its own, but not yet held against each other.
public struct SpecSet: Hashable, Sendable {
    public var project: ProjectSpec
    /// Sorted by name.
    public var modules: [ModuleSpec]
    /// What is missing here because it could not be read; empty when decoding had no errors.
    public var unread: Set<UnreadPart>

    public init(project: ProjectSpec, modules: [ModuleSpec], unread: Set<UnreadPart> = []) {
        self.project = project
        self.modules = modules
        self.unread = unread
    }
}
