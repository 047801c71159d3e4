import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

/// Methods that give publishers.
@Suite("Publishing methods")
struct PublishingMethodTests {
    @Test func aPublisherIsALoadOfItsField() throws {
        let project = try project([
            "M/S.yml": """
            style: mvvm with combine
            parts: { list: { state: { titles: "[String]" } } }
            useCase: { titles: { returns: "AnyPublisher<[String], any Error>" } }
            repository: { titles: { returns: "AnyPublisher<[String], TitleError>" } }
            """
        ])
        let scene = project.features[0].scenes[0]
        #expect(scene.useCaseMethods.map(\.work) == [.load])
        #expect(scene.useCaseMethods.map(\.publishes) == [true])
        #expect(scene.repositoryMethods.map(\.publishes) == [true])
        for method in scene.useCaseMethods + scene.repositoryMethods {
            #expect(method.returns?.text == "[String]" && method.canThrow)
        }
        #expect(scene.useCaseMethods[0].thrown == nil)
        #expect(scene.repositoryMethods[0].thrown?.text == "TitleError")
    }

    @Test func whatNeverFailsDoesntThrow() throws {
        let spec = "style: mvvm with combine\nuseCase: { tick: { returns: \"AnyPublisher<Void, Never>\" } }"
        let method = try project(["M/S.yml": spec]).features[0].scenes[0].useCaseMethods[0]
        #expect(method.publishes && method.returns == nil && !method.canThrow)
    }

    @Test func onlyCombineFollowsThem() {
        let found = expectProblems(
            [
                "project.yml": "project: Demo\nruntime: x\nplatforms: { iOS: \"17.0\" }",
                "M/module.yml": """
                useCases: { Fetch: { methods: { run: { returns: "AnyPublisher<Int, Never>" } } } }
                repositories: { Titles: { methods: { all: { returns: ①"AnyPublisher<Int, Never>" } } } }
                """,
                "M/A.yml": "style: mvvm with observation\nrepository: Titles",
                "M/B.yml":
                    """
                style: mvvm with observation
                useCase: { all: { returns: ②"AnyPublisher<Int, Never>" } }
                repository: { all: { returns: ③"AnyPublisher<Int, Never>" } }
                """,
                "M/C.yml": "interactor: { all: { returns: \"AnyPublisher<Int, Never>\" } }",
            ],
            ("misplaced-key", "①"),
            ("misplaced-key", "②"),
            ("misplaced-key", "③")
        )
        #expect(found.notes.contains("write 'style: mvvm with combine', or what the publisher sends"))
    }

    @Test func theyAreNotAwaitedAsWell() {
        expectProblems(
            [
                "M/S.yml": """
                style: mvvm with combine
                useCase:
                  all: { async: true, returns: ①"AnyPublisher<Int, Never>" }
                """
            ],
            ("misplaced-key", "①")
        )
    }

    @Test func itsTypeSaysHowItFails() {
        expectProblems(
            [
                "M/S.yml": """
                style: mvvm with combine
                useCase:
                  all: { throws: ①true, returns: "AnyPublisher<Int, any Error>" }
                """
            ],
            ("conflicting-keys", "①")
        )
    }
}
