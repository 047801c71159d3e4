import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Text")
struct TextTests {
    @Test func anythingPrintable() throws {
        let project = try project(["M/S.yml": "summary: |\n  */ {{name}} \"`\\(x)\n  second line 日本\n"])
        #expect(project.features[0].scenes[0].summary == "*/ {{name}} \"`\\(x)\nsecond line 日本")
    }

    @Test(arguments: ["\\e[31m", "\\0", "\\x07", "\\u202E", "\\L"])
    func controlCharacters(_ text: String) {
        expectProblems(["M/S.yml": "summary: ①\"a\(text)b\""], ("invalid-character", "①"))
    }
}
