import Basics
import CodeGeneration
import Testing

/// What can't be done safely isn't done.
@Suite struct UnsafeCaseTests {
    @Test func noScaffoldIsNoProblem() throws {
        let result = try PantrySync().result(["Other.swift": "struct Other {}\n"])
        #expect(result.amendments == [] && result.diagnostics == [])
    }

    @Test func aTypeThatIsGone() throws {
        let result = try PantrySync().result(["JarPresenter.swift": "class JarPresentar {}\n"])
        #expect(result.amendments == [])
        #expect(result.diagnostics.map(\.id) == ["type-not-found"])
        #expect(result.diagnostics.first?.location?.path == "\(PantrySync.folder)/JarPresenter.swift")
        #expect(result.diagnostics.first?.notes.first?.message == "did you rename it to 'JarPresentar'?")
    }

    @Test func aFileThatDoesNotParse() throws {
        let result = try PantrySync().result([
            "JarPresenter.swift": "class JarPresenter {\n    func viewDidLoad( {}\n}\n"
        ])
        #expect(result.amendments == [])
        #expect(result.diagnostics.map(\.id) == ["unreadable-source"])
        #expect(result.diagnostics.first?.severity == .error)
        #expect(result.diagnostics.first?.location?.line == 2)
    }

    @Test func aFileThatIsNotText() throws {
        let bytes = Array("class JarPresenter { let name = \"".utf8) + [0xFF, 0xFE] + Array("\" }".utf8)
        let result = try PantrySync().result(["JarPresenter.swift": bytes])
        #expect(result.diagnostics.map(\.id) == ["unreadable-source"])
        #expect(result.diagnostics.first?.message.contains("not UTF-8") == true)
    }

    @Test func anotherFileThatMayHideMembers() throws {
        let result = try PantrySync().result([
            "JarPresenter.swift": "class JarPresenter {}\n", "Broken.swift": "extension JarPresenter {\n",
            "Unrelated.swift": "class Unrelated {\n",
        ])
        #expect(result.diagnostics.map(\.id) == ["unreadable-source"])
        #expect(result.diagnostics.first?.location?.path == "\(PantrySync.folder)/Broken.swift")
    }

    @Test func twoPlacesThatItCouldGoTo() throws {
        let source = "#if DEBUG\nclass JarPresenter {}\n#else\nclass JarPresenter {}\n#endif\n"
        let result = try PantrySync().result(["JarPresenter.swift": source])
        #expect(result.diagnostics.map(\.id) == ["several-places"])
        #expect(result.diagnostics.first?.location?.line == 2)
        #expect(result.diagnostics.first?.notes.first?.location?.line == 4)
    }

    @Test func deepNestingIsBounded() throws {
        let source = "class JarPresenter {\n" + String(repeating: "(", count: 100_000) + "\n}\n"
        let result = try PantrySync().result(["JarPresenter.swift": source])
        #expect(result.diagnostics.map(\.id) == ["nested-too-deeply"])
        #expect(result.diagnostics.first?.location?.line == 2)
    }
}
