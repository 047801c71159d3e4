import ProjectModel
import SpecTestSupport
import Testing

@Suite struct EnvironmentTests {
    private func project(_ environment: String) -> String {
        "project: Kitchen\nruntime: ../..\nenvironment: \(environment)"
    }

    @Test(arguments: [
        ("Session", "Kitchen"), ("Kitchen.Session", "Kitchen"), ("KitchenCore.Session", "KitchenCore"),
        ("Recipes.Session", "Recipes"),
    ])
    func environmentOfAModule(environment: String, module: String) throws {
        let sources = ["project.yml": self.project(environment), "Recipes/Soup.yml": "scene: Soup"]
        expectProblems(sources)
        let type = try SpecTestSupport.project(sources).environment
        #expect(type.name == "Session" && type.module == module)
    }

    @Test func moduleThatIsntThere() {
        let found = expectProblems(
            ["project.yml": project("①KitchenCor.Session")],
            ("environment-form", "①")
        )
        #expect(found.notes == "did you mean 'KitchenCore.Session'?")
    }

    @Test(arguments: [
        ("{ type: Session }", "Session"), ("{ type: Session, module: KitchenCore }", "KitchenCore.Session"),
        ("{ type: Session, module: Kitchen, isolation: nonisolated }", "nonisolated Kitchen.Session"),
    ])
    func whatWasAMappingIsOneText(environment: String, text: String) {
        let found = expectProblems(["project.yml": project("①" + environment)], ("wrong-kind", "①"))
        #expect(found.notes == "write it as: environment: \(text)")
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
            "project.yml": project("Recipes.Session"), "Recipes/module.yml": "types: [Session]",
            "Recipes/Soup.yml": "scene: Soup",
        ])
    }
}
