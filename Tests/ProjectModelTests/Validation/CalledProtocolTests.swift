import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

/// What methods call, held against the protocols in the sources.
@Suite("Called members of services")
struct CalledProtocolTests {
    private let project = "project: Demo\nruntime: .\nservices: { shelf: Shelf, clock: 'any Clocks' }"

    private func specs(_ method: String) -> [String: String] {
        ["project.yml": project, "M/S.yml": "uses: [shelf, clock]\ninteractor: { fetch: { \(method) } }"]
    }

    private func facts(_ members: String) throws -> TargetPackageFacts {
        var facts = TargetPackageFacts()
        facts.valueTypes = ["Jar", "Lid"]
        facts.serviceProtocols = try CallableProtocol.read(Array("protocol Shelf { \(members) }".utf8))
        return facts
    }

    @Test(arguments: [
        ("parameters: { id: Int }, calls: shelf.jar(id:)", "func jar(id: Int) -> String"),
        ("async: true, throws: true, calls: shelf.clear()", "func clear() async throws"),
        ("async: true, throws: true, calls: shelf.clear()", "func clear()"),
        ("throws: true, calls: shelf.clear()", "func clear() throws(ShelfError)"),
        ("returns: Int, calls: shelf.count", "var count: Int { get }"),
        ("calls: shelf.clear()", "func clear() async; func clear()"),
        ("returns: '() -> Int', calls: shelf.count", "func count() -> Int"),
        // Nothing declares that one.
        ("calls: clock.stop()", ""),
    ])
    func areFine(method: String, members: String) throws {
        expectProblems(specs(method), facts: try facts(members))
    }

    @Test(arguments: [
        ("calls: ①shelf.clera()", "func clear(); func jar()", "has no 'clera()'", "did you mean 'shelf.clear()'?"),
        (
            "parameters: { id: Int }, returns: String, async: true, calls: ①shelf.jar(_:)", "",
            "'Shelf' has no 'jar(_:)'",
            "declare it in 'Shelf', for example: func jar(_ id: Int) async -> String"
        ),
        ("returns: Int, calls: ①shelf.size", "", "'Shelf' has no 'size'", "for example: var size: Int { get }"),
    ])
    func haveToBeThere(method: String, members: String, message: String, note: String) throws {
        let problems = expectProblems(specs(method), ("unknown-name", "①"), facts: try facts(members))
        #expect(problems.messages.hasSuffix(message) && problems.notes.hasSuffix(note))
    }

    @Test(arguments: [
        (
            "parameters: { id: Int }, calls: ①shelf.jar(id:)", "func jar(_ id: Int)",
            "'Shelf' has 'jar(_:)', and no 'jar(id:)'", "write 'shelf.jar(_:)'"
        ),
        (
            "returns: Int, calls: ①shelf.count", "func count() -> Int", "'Shelf' has 'count()', and no 'count'",
            "write 'shelf.count()'"
        ),
        (
            "returns: Int, calls: ①shelf.count()", "var count: Int { get }", "'Shelf' has 'count', and no 'count()'",
            "write 'shelf.count'"
        ),
        (
            "calls: ①shelf.jar()", "func jar(id: Int); func jar(_ id: Int)",
            "'Shelf' has 'jar(_:)' and 'jar(id:)', and no 'jar()'",
            "declare it in 'Shelf', for example: func jar()"
        ),
    ])
    func takeTheLabelsOfTheProtocol(method: String, members: String, message: String, note: String) throws {
        let problems = expectProblems(specs(method), ("call-arguments", "①"), facts: try facts(members))
        #expect(problems.messages == message && problems.notes == note)
    }

    @Test(arguments: [
        (
            "calls: ①shelf.clear()", "func clear() async throws",
            "'clear()' of 'Shelf' is 'async', and 'fetch' isn't; it throws, and 'fetch' doesn't",
            "write 'async: true' and 'throws: true' in 'fetch'"
        ),
        (
            "returns: Int, async: true, calls: ①shelf.count", "var count: Int { get async throws }",
            "'count' of 'Shelf' throws, and 'fetch' doesn't", "write 'throws: true' in 'fetch'"
        ),
        (
            "throws: ShelfError, calls: ①shelf.clear()", "func clear() throws",
            "'clear()' of 'Shelf' throws any error, and 'fetch' only 'ShelfError'", "write 'throws: true' in 'fetch'"
        ),
    ])
    func areCalledByThoseThatAreReady(method: String, members: String, message: String, note: String) throws {
        let problems = expectProblems(specs(method), ("call-effects", "①"), facts: try facts(members))
        #expect(problems.messages == message && problems.notes == note)
    }

    /// Swift converts a value to its optional, and nothing else of what is known here.
    @Test(arguments: [
        (
            "returns: String, calls: ①shelf.count", "var count: Int { get }",
            "'count' of 'Shelf' gives 'Int', and 'fetch' returns 'String'", "write 'returns: Int' in 'fetch'"
        ),
        (
            "returns: Int, calls: ①shelf.names()", "func names() -> [String]",
            "'names()' of 'Shelf' gives '[String]', and 'fetch' returns 'Int'",
            "write 'returns: [String]' in 'fetch'"
        ),
        (
            "returns: Int, calls: ①shelf.count", "var count: Int? { get }",
            "'count' of 'Shelf' gives 'Int?', and 'fetch' returns 'Int'", "write 'returns: Int?' in 'fetch'"
        ),
        (
            "returns: Int, calls: ①shelf.clear()", "func clear()",
            "'clear()' of 'Shelf' gives nothing, and 'fetch' returns 'Int'", "write 'returns: Void' in 'fetch'"
        ),
        (
            "parameters: { id: String }, calls: ①shelf.jar(id:)", "func jar(id: Int)",
            "'jar(id:)' of 'Shelf' takes 'Int' for 'id', which is 'String'", "write 'id: Int' in 'fetch'"
        ),
        // Of several that fit no better than another it is the first, in each run.
        (
            "parameters: { id: String }, calls: ①shelf.jar(id:)",
            "func jar(id: Int64); func jar(id: Int); func jar(id: Int8); func jar(id: UInt); func jar(id: Bool)",
            "'jar(id:)' of 'Shelf' takes 'Int64' for 'id', which is 'String'", "write 'id: Int64' in 'fetch'"
        ),
        (
            "returns: Jar, calls: ①shelf.jar()", "func jar() -> Jar?",
            "'jar()' of 'Shelf' gives 'Jar?', and 'fetch' returns 'Jar'", "write 'returns: Jar?' in 'fetch'"
        ),
        (
            "returns: Jar, calls: ①shelf.jar()", "func jar() -> [Jar]",
            "'jar()' of 'Shelf' gives '[Jar]', and 'fetch' returns 'Jar'", "write 'returns: [Jar]' in 'fetch'"
        ),
        (
            "returns: [Int], calls: ①shelf.jar()", "func jar() -> [Jar]",
            "'jar()' of 'Shelf' gives '[Jar]', and 'fetch' returns '[Int]'", "write 'returns: [Jar]' in 'fetch'"
        ),
        (
            "parameters: { jar: Jar }, calls: ①shelf.add(_:)", "func add(_ lid: Lid)",
            "'add(_:)' of 'Shelf' takes 'Lid' for 'jar', which is 'Jar'", "write 'jar: Lid' in 'fetch'"
        ),
    ])
    func areCalledWithTheirTypes(method: String, members: String, message: String, note: String) throws {
        let problems = expectProblems(specs(method), ("call-effects", "①"), facts: try facts(members))
        #expect(problems.messages == message && problems.notes == note, "\(problems.messages) \(problems.notes)")
    }

    @Test(arguments: [
        ("returns: Int?, calls: shelf.count", "var count: Int { get }"),
        ("returns: \"[Int?]\", calls: shelf.counts()", "func counts() -> [Int]"),
        ("returns: Jar, calls: shelf.jar()", "func jar() -> Pot"),
        ("returns: Int, calls: shelf.jar()", "func jar<Int>() -> Int"),
        ("returns: Int, calls: shelf.count()", "func count() -> Count"),
        ("returns: Int, calls: shelf.count()", "func count() -> String; func count() -> Int"),
        ("parameters: { id: Int }, calls: shelf.jars(_:)", "func jars(_ ids: Int...)"),
        ("parameters: { id: Int }, calls: shelf.jar(id:)", "func jar(id: Int?)"),
        ("parameters: { id: Int }, calls: shelf.jar(id:)", "func jar(id: some Equatable)"),
        ("calls: shelf.count()", "func count() -> Int"),
        // Those may be other names for something, classes or protocols.
        ("returns: Pot, calls: shelf.pot()", "func pot() -> Pot?"),
        ("returns: Pot, calls: shelf.pot()", "func pot() -> [Pot]"),
        ("returns: [Int], calls: shelf.pot()", "func pot() -> [Pot]"),
        ("returns: Jar, calls: shelf.pot()", "func pot() -> Pot"),
        ("returns: any Jar, calls: shelf.pot()", "func pot() -> Jar"),
        ("returns: Jar, calls: shelf.jar()", "typealias Jar = Any; func jar() -> Jar?"),
        ("returns: Jar?, calls: shelf.jar()", "func jar() -> Jar"),
    ])
    func mayHaveTypesThatFit(method: String, members: String) throws {
        expectProblems(specs(method), facts: try facts(members))
    }

    @Test func nothingIsSaidOfWhatMayHaveMore() throws {
        var facts = try facts("func clear() async")
        facts.serviceProtocols["Shelf"]?.mayHaveOthers = true
        expectProblems(specs("calls: shelf.clear()"), facts: facts)
        expectProblems(specs("calls: shelf.close()"), facts: facts)
    }

    /// One cause is told once.
    @Test func whatIsWrongInItselfIsToldAlone() throws {
        let few = "parameters: { id: Int }, calls: ①shelf.close()"
        expectProblems(specs(few), ("call-arguments", "①"), facts: try facts("func clear()"))
    }
}
