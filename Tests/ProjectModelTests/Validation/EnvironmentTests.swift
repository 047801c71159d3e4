import SpecTestSupport
import Testing

@Suite struct EnvironmentTests {
    private func project(_ environment: String) -> String {
        "project: Kitchen\nruntime: ../..\nenvironment: \(environment)"
    }

    @Test(arguments: [
        "Session", "{ type: Session }", "{ type: Session, module: Kitchen }", "{ type: Session, module: KitchenCore }",
        "{ type: Session, module: Recipes }",
    ])
    func environmentOfAModule(environment: String) {
        expectProblems(["project.yml": project(environment), "Recipes/Soup.yml": "scene: Soup"])
    }

    @Test func moduleThatIsntThere() {
        expectProblems(
            ["project.yml": project("{ type: Session, module: ①KitchenCor }")],
            ("unknown-name", "①")
        )
    }

    @Test func nameOfWhatIsEmitted() {
        expectProblems(
            ["project.yml": project("①SoupEnvironment"), "Recipes/Soup.yml": "scene: Soup"],
            ("name-clash", "①")
        )
    }

    @Test func nameOfTheScaffoldedOneIsFree() {
        expectProblems([
            "project.yml": project("Session"), "Recipes/module.yml": "types: [AppEnvironment]",
            "Recipes/Soup.yml": "scene: Soup",
        ])
    }

    @Test func typeThatAModuleLists() {
        expectProblems([
            "project.yml": project("{ type: Session, module: Recipes }"), "Recipes/module.yml": "types: [Session]",
            "Recipes/Soup.yml": "scene: Soup",
        ])
    }
}
