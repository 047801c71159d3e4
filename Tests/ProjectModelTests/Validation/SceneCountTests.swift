import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Number of scenes")
struct SceneCountTests {
    @Test func threeHundredAreEnough() {
        var sources: [String: String] = [:]
        for number in 100..<400 { sources["M/S\(number)x.yml"] = "" }
        expectProblems(sources)
        sources["M/S400x.yml"] = "①"
        expectProblems(sources, ("limit-exceeded", "①"))
    }
}
