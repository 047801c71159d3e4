/// What a new scene consists of, in the words of the command line.
package struct SceneParts {
    package var className: String?
    package var summary: String?
    package var parameters: [String] = []
    package var uses: [String] = []
    package var state: [String] = []
    package var events: [String] = []
    package var previews: [String] = []
    /// Scenes that lead to it, with the route's name behind a colon where that is another than its own.
    package var routesFrom: [String] = []
    package var presentation = SceneQuestions.presentations[0]

    package init(className: String? = nil) {
        self.className = className
    }
}
