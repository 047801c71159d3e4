/// What a new scene consists of, in the words of the command line.
package struct SceneParts {
    package var className: String?
    package var parameters: [String]
    /// Scenes that lead to it, with the route's name behind a colon where that is another than its own.
    package var routesFrom: [String]
    /// Answers to what the team's own templates ask. For example: `analyticsName=recipe`.
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
