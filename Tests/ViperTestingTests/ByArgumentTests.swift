import Testing
import ViperTesting

@Suite struct ByArgumentTests {
    private struct Offline: Error {}

    private final class Repository {
        var priceClosure: ((String, Bool) -> Int?)?
        var loadClosure: ((Int) async throws -> String)?
    }

    @Test func theFirstArgumentSaysWhatIsAnswered() {
        let repository = Repository()
        repository.priceClosure = byArgument(["miso": 3, "tofu": nil], otherwise: 0)
        #expect(repository.priceClosure?("miso", true) == 3)
        #expect(repository.priceClosure?("tofu", true) == .some(nil))
        #expect(repository.priceClosure?("rice", false) == 0)
    }

    @Test func callsMayFailByTheirArgument() async throws {
        let repository = Repository()
        repository.loadClosure = byArgument([1: .success("Miso"), 2: .failure(Offline())], otherwise: .success("?"))
        #expect(try await repository.loadClosure?(1) == "Miso")
        await #expect(throws: Offline.self) { _ = try await repository.loadClosure?(2) }
        #expect(try await repository.loadClosure?(3) == "?")
    }

    @Test func anAnswerByArgumentIsCounted() {
        let repository = Repository()
        let calls = AwaitedCalls()
        repository.priceClosure = calls.counting(as: "price", byArgument(["miso": 3], otherwise: nil))
        #expect(repository.priceClosure?("miso", true) == 3)
        #expect(calls.names == ["price"])
    }
}
