import ProjectModel
import SpecTestSupport
import Testing

/// Repositories and use cases of a module that its scenes share.
@Suite("Shared parts")
struct SharedPartsTests {
    private static let module = """
        repositories: { Frames: { uses: [client], methods: { fetch: { returns: Int } } } }
        useCases: { Framing: { uses: [Frames], methods: { fetchPrice: { returns: Int, async: true, throws: true } } } }
        """

    @Test func aUseCaseListsItsRepositoryAmongTheServices() {
        let module = "repositories: { Frames: { methods: { run: { returns: Int } } } }\n"
        let slip = expectProblems(
            [
                "M/module.yml": module + "useCases: { A: { uses: [①frames], methods: { run: } } }",
                "M/S.yml": "style: mvvm\nrepository: Frames",
            ],
            ("unknown-name", "①")
        )
        #expect(slip.notes.contains("did you mean 'Frames'?"))
        let former = expectProblems(
            [
                "M/module.yml": module + "useCases: { A: { ①repository: Frames, methods: { run: } } }",
                "M/S.yml": "style: mvvm\nrepository: Frames",
            ],
            ("unknown-key", "①")
        )
        #expect(former.notes.contains("list it among the services: uses: [Frames]"))
    }

    @Test func scenesHaveTheMethodsOfWhatTheyShare() throws {
        let project = try project([
            "M/module.yml": Self.module,
            "M/A.yml": "style: mvvm\nrepository: Frames\nuseCase: { fetch: { returns: Int } }",
            "M/B.yml": "style: mvvm\nuseCase: Framing\nparts: { offer: { state: { price: Int } } }",
        ])
        let (first, second) = (project.features[0].scenes[0], project.features[0].scenes[1])
        #expect(first.repositoryContract == "FramesRepositoryContract")
        #expect(first.repositoryMethods.map(\.name) == ["fetch"])
        #expect(first.services.map(\.name) == ["client"])
        #expect(!first.ownsRepository)
        #expect(second.useCaseContract == "FramingUseCase")
        #expect(second.useCases == [UseCaseReference(feature: "M", useCase: "Framing")])
        #expect(second.useCaseMethods.map(\.work) == [.load])
        #expect(second.services.isEmpty)
    }

    @Test func namesAreThoseOfTheModule() {
        let found = expectProblems(
            [
                "M/module.yml": Self.module,
                "M/A.yml": "style: mvvm\nrepository: ①Frame\nuseCase: { fetch: { returns: Int } }",
                "M/B.yml": "style: mvvm\nuseCase: ②Frameing",
                "N/C.yml": "style: mvvm\nuseCase: ③Framing",
                "N/module.yml": "useCases: { Other: { uses: [④Frames], methods: { run: } } }",
            ],
            ("unknown-name", "①"),
            ("unknown-name", "②"),
            ("unknown-name", "③"),
            ("unknown-name", "④")
        )
        #expect(found.notes.contains("did you mean 'Frames'?"))
        #expect(found.notes.contains("did you mean 'Framing'?"))
        #expect(found.notes.contains("list it under 'uses', and let a use case of the scene's own ask it"))
    }

    @Test func aSharedUseCaseHasItsOwnRepository() {
        expectProblems(
            [
                "M/module.yml": Self.module,
                "M/A.yml": "style: mvvm\nuseCase: Framing\nrepository: ①Frames",
                "M/B.yml": "style: mvvm\nuseCase: Framing\nrepository: { ②fetch: }",
            ],
            ("repository-beside-shared-use-case", "①"),
            ("repository-beside-shared-use-case", "②")
        )
    }

    @Test func whatNobodyAsksIsTold() {
        expectProblems(
            [
                "M/module.yml": """
                repositories:
                  ①Frames: { uses: [②nobody], methods: { fetch: , ③fetchPublisher: } }
                """,
                "M/A.yml": "style: mvvm",
            ],
            ("unused-entry", "①"),
            ("unknown-name", "②"),
            ("name-clash", "③")
        )
    }

    @Test func onlyScenesWithViewModelsShareThem() {
        expectProblems(
            ["M/module.yml": Self.module, "M/A.yml": "①useCase: Framing"],
            ("misplaced-key", "①")
        )
    }

    @Test func typesOfOneNameClash() {
        expectProblems(
            [
                "M/module.yml": "repositories: { ①Frames: { methods: { fetch: } } }",
                "M/Frames.yml": "style: mvvm\nrepository: { fetch: }",
                "M/A.yml": "style: mvvm\nrepository: Frames",
            ],
            ("name-clash", "①")
        )
    }
}
