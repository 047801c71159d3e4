/// What the command line says of a new scene. What it leaves out is asked for, or takes its default.
package struct GivenScene {
    package var name: String?
    package var module: String?
    package var newModule = false
    package var style: String?
    package var className: String?
    package var summary: String?
    package var parameters: [String] = []
    package var uses: [String] = []
    package var state: [String] = []
    package var events: [String] = []
    package var previews: [String] = []
    package var routesFrom: [String] = []
    package var presentation = SceneQuestions.presentations[0]

    package init() {}
}
