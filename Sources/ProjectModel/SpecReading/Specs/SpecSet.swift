/// All specs of a project as written: each is decoded on its own, and not yet checked against the others.
public struct SpecSet: Hashable, Sendable {
    public var project: ProjectSpec
    /// The modules, sorted by name.
    public var modules: [ModuleSpec]
    /// What is made of a design file; `nil` without `design.yml`.
    public internal(set) var design: DesignSpec?
    /// The parts that are missing here because they could not be read; empty if decoding had no errors.
    public var unread: Set<UnreadPart>
    /// The styles that scenes can have, with the questions of the team's own templates.
    public internal(set) var styles = SceneStyle.allCases
    /// The questions of those templates, by kind of spec.
    public internal(set) var questions: [OptionSubject: [SceneOption]] = [:]

    public init(project: ProjectSpec, modules: [ModuleSpec], unread: Set<UnreadPart> = []) {
        self.project = project
        self.modules = modules
        self.unread = unread
    }
}
