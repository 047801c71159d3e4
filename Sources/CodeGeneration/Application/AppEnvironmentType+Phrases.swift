extension AppEnvironmentType {
    /// The attribute of members added by extensions: the team's own type may be isolated or not, so they state theirs.
    var attributes: [String] { isTeams ? ["@MainActor"] : [] }
}

extension ImportList {
    /// Adds the import for a file that names the type.
    mutating func add(_ environment: AppEnvironmentType, _ access: Access = .internal) {
        add(environment.module, access)
    }
}
