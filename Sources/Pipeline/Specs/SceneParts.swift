/// The parts of a new scene, as written on the command line.
package struct SceneParts {
    package var className: String?
    package var parameters: [String]
    /// The scenes that lead to it, each with the route's name after a colon if it differs from the scene's.
    package var routesFrom: [String]
    /// The answers to the options of the team's own templates. For example: `analyticsName=recipe`.
    package var answers: [String]

    package init(
        className: String? = nil,
        parameters: [String] = [],
        routesFrom: [String] = [],
        answers: [String] = []
    ) {
        self.className = className
        self.parameters = parameters
        self.routesFrom = routesFrom
        self.answers = answers
    }
}
