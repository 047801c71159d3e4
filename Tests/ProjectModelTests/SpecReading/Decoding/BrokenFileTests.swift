import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Files that can't be read")
struct BrokenFileTests {
    @Test func aBrokenSceneKeepsItsName() {
        expectProblems(
            ["M/A.yml": "state: ①[", "M/B.yml": "routes: { a: A, b: { to: A, with: [x] } }"],
            ("yaml-punctuation", "①")
        )
    }

    @Test func aBrokenModuleKeepsItsName() {
        expectProblems(
            ["Design/module.yml": "kind: ①cor", "M/module.yml": "imports: [Design]", "M/S.yml": "uses: [Fetch]"],
            ("unknown-value", "①")
        )
    }

    @Test func notUTF8() {
        let files = [SpecFile(path: "specs/project.yml", relativePath: "project.yml", bytes: [0x61, 0xFF])]
        let result = SpecDecoder().decode(files)
        #expect(result.specs == nil)
        #expect(result.diagnostics.count == 1)
    }

    @Test func marksAndLineEndings() throws {
        let text = "\u{FEFF}parameters:\r\n  id: Int\r\n"
        let project = try project(["M/S.yml": text])
        #expect(project.features[0].scenes[0].parameters.map(\.name) == ["id"])
    }

    @Test func anchorsAndMerges() throws {
        let source = "interactor:\n  a: &load { async: true, throws: true }\n  b: { <<: *load, throws: false }"
        let methods = try project(["M/S.yml": source]).features[0].scenes[0].interactor
        #expect(methods.map(\.isAsync) == [true, true])
        #expect(methods.map(\.canThrow) == [true, false])
    }
}
