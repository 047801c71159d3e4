import ProjectModel
import Templating

extension AppEnvironmentType {
    /// The attribute of members that extensions add: the team's own type may be isolated or not, so they say what they are.
    var attributes: [String] { isTeams ? ["@MainActor"] : [] }

    /// What stands behind the name of a protocol that environments conform to. Structs aren't objects.
    var objects: String { inheritance(from: []) }

    func inheritance(from protocols: [String]) -> String {
        if !protocols.isEmpty { return ": " + protocols.joined(separator: ", ") }
        return kind == .class ? ": AnyObject" : ""
    }
}

extension ImportList {
    /// What a file needs that names the type.
    mutating func add(_ environment: AppEnvironmentType, _ access: Access = .internal) {
        add(environment.module, access)
    }
}
