import Basics
import CodeGeneration
import Testing

/// What counts as there.
@Suite struct MemberMatchTests {
    private let picked = "    func didPick(amount: Int) {}\n    func viewDidLoad() {}\n"

    @Test(arguments: [
        "class JarPresenter {\n@BODY    func didTapOpen() {}\n}\n",
        "class JarPresenter {\n@BODY    public final func didTapOpen() {}\n}\n",
        "class JarPresenter {\n@BODY}\nextension JarPresenter { func `didTapOpen`() {} }\n",
        "class JarPresenter {\n@BODY}\nextension Shelves.JarPresenter { func didTapOpen() {} }\n",
        "class JarPresenter {\n@BODY    #if DEBUG\n    func didTapOpen() {}\n    #else\n    func didTapOpen() {}\n    #endif\n}\n",
        "class Base { func didTapOpen() {} }\nclass JarPresenter: Base {\n@BODY}\n",
        "class JarPresenter {\n@BODY}\nextension JarPresenterContract { func didTapOpen() {} }\n",
    ])
    func aMemberIsFound(source: String) throws {
        let result = try PantrySync().result(["JarPresenter.swift": source.replacing("@BODY", with: picked)])
        #expect(result.amendments == [] && result.diagnostics == [])
    }

    @Test(arguments: [
        "class JarPresenter {\n@BODY    // func didTapOpen() {}\n}\n",
        "class JarPresenter {\n@BODY    static func didTapOpen() {}\n}\n",
        "class JarPresenter {\n@BODY    func didTapOpen(animated: Bool) {}\n}\n",
        "class JarPresenter {\n@BODY    let didTapOpen = \"func didTapOpen() {}\"\n}\n",
        "class Other { func didTapOpen() {} }\nclass JarPresenter {\n@BODY}\n",
        "class JarPresenter {\n@BODY}\nenum Outer { class JarPresenter {} }\nextension Outer.JarPresenter { func didTapOpen() {} }\n",
    ])
    func somethingElseIsNotTakenForIt(source: String) throws {
        let result = try PantrySync().result(["JarPresenter.swift": source.replacing("@BODY", with: picked)])
        #expect(result.additions.map(\.member) == ["JarPresenter.didTapOpen()"])
    }

    @Test(arguments: [
        ("TimeInterval", "Double"), ("Foundation.URL", "URL"),
        ("[String: URL]", "'Dictionary<String, Foundation.URL>'"),
        ("Result<Int, Error>", "'Result<Int, any Error>'"), ("Codable", "any Codable"),
        ("any (Decodable & Encodable)", "any Codable"),
    ])
    func otherSpellingsOfATypeFit(written: String, spec: String) throws {
        let pantry = PantrySync(events: "events: { didPick: { a: \(spec) } }", interactor: "")
        let source = "class JarPresenter {\n    func viewDidLoad() {}\n    func didPick(a: \(written)) {}\n}\n"
        let result = try pantry.result(["JarPresenter.swift": source])
        #expect(result.amendments == [] && result.diagnostics == [])
    }

    @Test func whatIsPrivateByItsExtensionDoesNotFit() throws {
        let source = "class JarPresenter {\n\(picked)}\nprivate extension JarPresenter { func didTapOpen() {} }\n"
        let result = try PantrySync().result(["JarPresenter.swift": source])
        #expect(result.diagnostics.map(\.id) == ["member-differs"])
    }

    @Test func scaffoldsOfASceneThatIsGoneAreNamed() throws {
        let source =
            "class LidPresenter {}\nextension LidPresenter: LidPresenterContract {\n    func viewDidLoad() {}\n}\n"
        let result = try PantrySync().result(["LidPresenter.swift": source])
        #expect(
            result.diagnostics.map { "\($0.severity): \($0.id) \($0.location?.line ?? 0)" } == [
                "warning: scaffold-left-over 2"
            ]
        )
    }

    /// Protocols of the team's own may well be called so; scaffolds are called after theirs.
    @Test func scaffoldsOfAnMVVMSceneThatIsGoneAreNamed() throws {
        let result = try PantrySync().result([
            "LidUseCase.swift": "class LidUseCase: LidUseCaseContract {}\n",
            "Memory.swift": "class Memory: JarRepositoryContract {}\n",
        ])
        #expect(result.diagnostics.map(\.id) == ["scaffold-left-over"])
        #expect(result.diagnostics.first?.location?.path == "\(PantrySync.folder)/LidUseCase.swift")
    }

    @Test func membersInOtherFilesCount() throws {
        let result = try PantrySync().result([
            "JarPresenter.swift": "class JarPresenter {\n\(picked)}\n",
            "JarPresenter+Taps.swift": "extension JarPresenter { func didTapOpen() {} }\n",
        ])
        #expect(result.amendments == [] && result.diagnostics == [])
    }

    @Test(arguments: [
        "interactor: { count: { parameters: { of: '[String: Int]?' }, returns: 'Result<Int, any Error>', async: true } }",
        "interactor: { count: { parameters: { of: '[String: Int]?' }, returns: 'Result<Int, any Error>', async: true, throws: true } }",
    ])
    func spellingAndFewerEffectsFit(interactor: String) throws {
        let source =
            "struct JarInteractor { func count(of jars: Optional<Dictionary<String, Int>>) async -> Result<Int, Error> { .success(0) }; let environment: E }\n"
        let result = try PantrySync(interactor: interactor).result([
            "JarInteractor.swift": source.replacing("<Int, Error>", with: "<Int, any Error>")
        ])
        #expect(result.amendments == [] && result.diagnostics == [])
    }

    @Test(arguments: ["throws -> Int", "async -> Int", "-> String", "-> Jars.Count"])
    func whatTheCompilerWillNotTakeIsReported(rest: String) throws {
        let source = "struct JarInteractor {\n    func count() \(rest) { 0 }\n    let environment: E\n}\n"
        let result = try PantrySync().result(["JarInteractor.swift": source])
        #expect(result.amendments == [])
        #expect(result.diagnostics.map(\.id) == ["member-differs"])
        #expect(result.diagnostics.first?.location?.line == 2)
        #expect(result.diagnostics.first?.location?.column == 10)
        #expect(result.diagnostics.first?.message.contains("'func count() -> Int'") == true)
    }

    @Test func anotherTypeForCertainMakesAnotherMember() throws {
        let source =
            "class JarPresenter {}\nextension JarPresenter: JarPresenterContract {\n    func viewDidLoad() {}\n    func didTapOpen() {}\n    func didPick(amount: String) {}\n}\n"
        let result = try PantrySync().result(["JarPresenter.swift": source])
        #expect(result.additions.map(\.member) == ["JarPresenter.didPick(amount:)"])
        #expect(result.diagnostics.map(\.id) == ["member-not-asked-for"])
        #expect(result.diagnostics.first?.location?.line == 5)
    }

    @Test func aTypeThatMayBeTheSameIsLeftToTheUser() throws {
        let source =
            "class JarPresenter {\n    func viewDidLoad() {}\n    func didTapOpen() {}\n    func didPick(amount: Amount) {}\n}\n"
        let result = try PantrySync().result(["JarPresenter.swift": source])
        #expect(result.amendments == [])
        #expect(result.diagnostics.map(\.id) == ["member-differs"])
    }

    @Test func renamedMembersAreReportedWithTheirSuccessors() throws {
        let source =
            "class JarPresenter {}\nextension JarPresenter: JarPresenterContract {\n    func viewDidLoad() {}\n    func didTapOpener() {}\n    private func mine() {}\n    func didPick(amount: Int) {}\n}\n"
        let result = try PantrySync().result(["JarPresenter.swift": source])
        #expect(result.additions.map(\.member) == ["JarPresenter.didTapOpen()"])
        #expect(
            result.diagnostics.map { "\($0.severity): \($0.id) \($0.location?.line ?? 0)" } == [
                "warning: member-not-asked-for 4"
            ]
        )
        #expect(result.diagnostics.first?.notes.first?.message.contains("'didTapOpen()' was added") == true)
    }
}
