public import Templating

/// All specs of a project as they were written: decoded, each on its own, but not yet held against each other.
public struct SpecSet: Hashable, Sendable {
    public var project: ProjectSpec
    /// Sorted by name.
    public var modules: [ModuleSpec]
    /// What is missing here because it could not be read; empty when decoding had no errors.
    public var unread: Set<UnreadPart>
    /// What scenes may be, with what the team's own templates ask of them.
    public internal(set) var styles = SceneStyle.allCases
    /// What those templates ask of each kind of spec.
    public internal(set) var questions: [OptionSubject: [SceneOption]] = [:]

    public init(project: ProjectSpec, modules: [ModuleSpec], unread: Set<UnreadPart> = []) {
        self.project = project
        self.modules = modules
        self.unread = unread
    }
}
