@testable import CodeGeneration
import Basics
import ProjectModel
import Testing

/// A use case whose services change after it was scaffolded.
@Suite struct UseCaseServiceTests {
    private let scaffold = """
        import PantryCore

        nonisolated struct DefaultLoadUseCase: LoadUseCase {
            let a: any A
            let b: any B

            func load() {}
        }

        """

    @Test func eachIsPutBehindTheServiceBeforeIt() throws {
        let amended = try amended(scaffold, uses: "[first, a, middle, b, last]")
        #expect(
            amended.contains(
                """
                    let first: any First
                    let a: any A
                    let middle: any Middle
                    let b: any B
                    let last: URLSession

                """
            )
        )
        #expect(amended.contains("    import FoundationNetworking\n"))
    }

    @Test func anotherOrderIsHandedOnInTheOwnOne() throws {
        let amended = try amended(scaffold, uses: "[b, a]")
        #expect(
            amended == scaffold + """

                nonisolated extension DefaultLoadUseCase {
                    /// Takes its services as the specs list them.
                    init(b: any B, a: any A) {
                        self.init(a: a, b: b)
                    }
                }

                """
        )
    }

    @Test func classesDoSoToo() throws {
        let scaffold = """
            final class DefaultLoadUseCase: LoadUseCase {
                private let kept: any A
                init(a: any A, b: any B, retries: Int = 3) { kept = a }
                func load() {}
            }
            """
        let amended = try amended(scaffold, uses: "[b, a]")
        #expect(
            amended == scaffold + """


                extension DefaultLoadUseCase {
                    /// Takes its services as the specs list them.
                    convenience init(b: any B, a: any A) {
                        self.init(a: a, b: b)
                    }
                }
                """
        )
        #expect(try result(scaffold, uses: "[a, b]").diagnostics == [])
    }

    @Test func whatIsNoLongerUsedIsNamed() throws {
        let result = try result(scaffold, uses: "[a]")
        #expect(result.amendments == [])
        let found = try #require(result.diagnostics.first)
        #expect(result.diagnostics.count == 1 && found.id == "member-not-asked-for" && found.location?.line == 5)
        #expect(found.message == "'DefaultLoadUseCase.init' needs 'b:', which 'LoadUseCase' no longer uses")
    }

    @Test func aServiceOfAnotherTypeIsNamed() throws {
        let result = try result(scaffold.replacing("any B", with: "any Other"), uses: "[a, b]")
        #expect(result.diagnostics.map(\.id) == ["member-differs"])
        #expect(result.diagnostics.map(\.location?.line) == [5])
    }

    /// The file after the run, which has to be without errors.
    private func amended(_ source: String, uses: String) throws -> String {
        let result = try result(source, uses: uses)
        #expect(result.diagnostics == [])
        let amendment = try #require(result.amendments.first)
        #expect(amendment.after.isMade(of: amendment.before))
        let text = String(decoding: amendment.after, as: UTF8.self)
        let again = try self.result(text, uses: uses)
        #expect(again.amendments == [] && again.diagnostics == [], "a second run has something to do")
        return text
    }

    private func result(_ source: String, uses: String) throws -> SyncResult {
        let services = "{ first: First, a: A, middle: Middle, b: B, last: { type: URLSession, default: .shared } }"
        let files = [
            ("project.yml", "project: Pantry\nruntime: ../..\nservices: \(services)\n"),
            ("Shelves/module.yml", "useCases: { Load: { uses: \(uses), methods: { load: } } }\n"),
        ].map { SpecFile(path: "specs/\($0.0)", relativePath: $0.0, bytes: Array($0.1.utf8)) }
        let (specs, problems) = SpecDecoder().decode(files)
        #expect(problems == [])
        let (project, more) = ProjectValidator().validate(try #require(specs))
        #expect(more == [])
        let path = "Sources/Shelves/Domain/DefaultLoadUseCase.swift"
        return ScaffoldSync(jobs: 1) { $0 }.sync(
            ScaffoldContracts.all(of: try #require(project), stubs: .comment).filter { $0.path == path },
            knownContracts: [],
            with: [SwiftFile(path: path, bytes: Array(source.utf8))]
        )
    }
}
