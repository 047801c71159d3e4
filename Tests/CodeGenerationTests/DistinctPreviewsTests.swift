import ProjectModel
import Testing

@testable import CodeGeneration

/// Which display states can be told apart by what is drawn.
@Suite struct DistinctPreviewsTests {
    @Test(arguments: [
        ("{}", "{ count: 0 }", ["a"]),
        ("{}", "{ name: nil }", ["a"]),
        ("{ isLoading: true }", "{}", ["a"]),
        ("{ isLoading: false }", "{}", ["a", "b"]),
        ("{ count: 1 }", "{ count: 2 }", ["a", "b"]),
        ("{ count: 1 }", "{ count: 1 }", ["a"]),
        ("{ onDone: '{ print(1) }' }", "{}", ["a"]),
        ("{ failure: 'SceneFailure(A(), in: \"fetch\")' }", "{ failure: 'SceneFailure(B(), in: \"fetch\")' }", ["a"]),
        ("{ failure: 'SceneFailure(A(), in: \"fetch\")' }", "{}", ["a", "b"]),
    ])
    func statesThatDifferInWhatIsSeenAreKept(first: String, second: String, kept: [String]) throws {
        let scene = """
            scene: List
            state:
              count: Int
              name: String?
              isLoading: { type: Bool, default: true }
              onDone: { type: () -> Void, default: '{}' }
            interactor:
              fetch: { returns: Int, async: true, throws: true }
            previews:
              a: \(first)
              b: \(second)
            """
        let files = [("project.yml", "project: Shop\nruntime: ../ViperGen\n"), ("Home/List.yml", scene)].map {
            SpecFile(path: "specs/" + $0, relativePath: $0, bytes: Array($1.utf8))
        }
        let specs = try #require(SpecDecoder().decode(files).specs)
        let project = try #require(ProjectValidator().validate(specs).project)
        let list = try #require(project.features.flatMap(\.scenes).first)
        let samples = GenerationContext(project: project).samples
        #expect(DistinctPreviews(of: list, samples: samples).previews.map(\.name) == kept)
    }
}
