/// Creates the graphs of a checked project.
///
/// For example: `ProjectGraphMaker(project: project, modules: modules).graph(of: .scenes)`.
public struct ProjectGraphMaker: Sendable {
    let project: Project
    let modules: [SourceModule]

    /// - Parameter modules: all modules that are built from the target package.
    public init(project: Project, modules: [SourceModule]) {
        self.project = project
        self.modules = modules
    }

    var projectName: String { project.name }

    public func graph(of subject: ProjectGraph.Subject) -> ProjectGraph {
        switch subject {
        case .scenes: scenes
        case .modules: moduleGraph
        case .services: services
        }
    }
}
