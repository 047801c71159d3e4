import ProjectModel
import SpecTestSupport
import Testing

@Suite struct DescriptorsTests {
    private func specs(_ descriptors: String) -> [String: String] {
        [
            "project.yml": "project: Kitchen\nruntime: ../..\ndescriptors: \(descriptors)",
            "Recipes/Soup.yml": "scene: Soup",
        ]
    }

    @Test func bothAreTheRuntimesUnlessToldOtherwise() throws {
        let descriptors = try project(["Recipes/Soup.yml": "scene: Soup"]).descriptors
        #expect(descriptors.namespace == "ViewDescriptor" && descriptors.conformances == "TypedDescriptor")
        #expect(!descriptors.areTeams && descriptors.sceneOutput == "D.Output")
    }

    @Test func theTeamsOwn() throws {
        let both = try project(specs("{ namespace: Screens, protocol: ScreenDescriptor }")).descriptors
        #expect(both.namespace == "Screens" && both.conformances == "ScreenDescriptor, TypedDescriptor")
        let one = try project(specs("{ namespace: Screens }")).descriptors
        #expect(one.namespace == "Screens" && one.conformances == "TypedDescriptor")
    }

    @Test func namesOfTheRuntimeGetTheirModule() throws {
        let same = try project(specs("{ namespace: ViewDescriptor, protocol: TypedDescriptor }")).descriptors
        #expect(same.namespace == "KitchenCore.ViewDescriptor")
        #expect(same.conformances == "KitchenCore.TypedDescriptor, ViperRuntime.TypedDescriptor")
        #expect(same.runtimeProtocol == "ViperRuntime.TypedDescriptor")
    }

    @Test(arguments: ["RecipesScene", "RecipesSceneDescriptor", "SoupEnvironment"])
    func nameOfWhatIsEmitted(name: String) {
        expectProblems(specs("{ protocol: ①\(name) }"), ("name-clash", "①"))
    }

    @Test func misspeltKey() {
        expectProblems(specs("{ ①namespac: Screens }"), ("unknown-key", "①"))
    }
}
