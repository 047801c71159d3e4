import ProjectModel
import SpecTestSupport
import Testing

/// Methods that give publishers.
@Suite("Publishing methods")
struct PublishingMethodTests {
    @Test func aPublisherIsALoadOfItsField() throws {
        let project = try project([
            "M/S.yml": """
            style: mvvm
            binding: combine
            parts: { list: { state: { titles: "[String]" } } }
            useCase: { titles: { returns: "[String]", throws: true, publishes: true } }
            repository: { titles: { returns: "[String]", throws: true, publishes: true } }
            """
        ])
        let scene = project.features[0].scenes[0]
        #expect(scene.useCaseMethods.map(\.work) == [.load])
        #expect(scene.useCaseMethods.map(\.publishes) == [true])
        #expect(scene.repositoryMethods.map(\.publishes) == [true])
    }

    @Test func onlyCombineFollowsThem() {
        let found = expectProblems(
            [
                "project.yml": "project: Demo\nruntime: { path: x }\nplatforms: { iOS: \"17.0\" }",
                "M/module.yml": """
                useCases: { Fetch: { methods: { run: { publishes: ①true } } } }
                repositories: { Titles: { methods: { all: { publishes: ②true } } } }
                """,
                "M/A.yml": "style: mvvm\nbinding: observation\nrepository: Titles",
                "M/B.yml":
                    "style: mvvm\nbinding: observation\nuseCase: { all: { publishes: ③true } }\nrepository: { all: { publishes: ④true } }",
                "M/C.yml": "interactor: { all: { publishes: ⑤true } }",
            ],
            ("misplaced-key", "①"),
            ("misplaced-key", "②"),
            ("misplaced-key", "③"),
            ("misplaced-key", "④"),
            ("misplaced-key", "⑤")
        )
        #expect(found.notes.contains("write 'binding: combine' in the scene, or remove it"))
    }

    @Test func theyAreNotAwaitedAsWell() {
        expectProblems(
            [
                "M/S.yml": """
                style: mvvm
                binding: combine
                useCase:
                  all: { async: true, publishes: ①true }
                """
            ],
            ("misplaced-key", "①")
        )
    }
}
