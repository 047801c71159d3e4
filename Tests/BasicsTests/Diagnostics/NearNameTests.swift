import Basics
import Testing

@Suite struct NearNameTests {
    @Test(arguments: [
        ("parametres", "parameters"), ("parmeters", "parameters"), ("Preview", "previews"), ("usse", "uses"),
    ])
    func findsWhatWasMeant(name: String, expected: String) {
        #expect(NearName.find(name, in: ["parameters", "previews", "routes", "uses"]) == expected)
    }

    @Test(arguments: [
        ("params", "parameters"), ("param", "parameters"), ("rout", "routes"), ("part", "parts"), ("use", "uses"),
    ])
    func prefersWhatGoesOn(name: String, expected: String) {
        #expect(NearName.find(name, in: ["parameters", "parts", "previews", "routes", "useCase", "uses"]) == expected)
    }

    @Test(arguments: ["", "x", "environment"])
    func findsNothingFar(name: String) {
        #expect(NearName.find(name, in: ["parameters", "uses"]) == nil)
    }

    @Test func doesNotDependOnTheOrder() {
        #expect(NearName.find("bat", in: ["cat", "hat"]) == "cat")
        #expect(NearName.find("bat", in: ["hat", "cat"]) == "cat")
    }

    @Test func endsSoonOnLongNames() {
        let long = String(repeating: "a", count: 1_000_000)
        #expect(NearName.find(long, in: [long + "b", "a"]) == long + "b")
    }
}
