import ProjectModel
import Templating

extension AppEnvironmentType {
    /// The attribute of members that extensions add: the team's own type may be isolated or not, so they say what they are.
    var attributes: [String] { isTeams ? ["@MainActor"] : [] }
}

extension ImportList {
    /// What a file needs that names the type.
    mutating func add(_ environment: AppEnvironmentType, _ access: Access = .internal) {
        add(environment.module, access)
    }
}
