import Basics
import ProjectModel
import SpecTestSupport
import Testing

@Suite("What a view is made in")
struct ViewTests {
    @Test func views() throws {
        let scenes = try project([
            "M/A.yml": "view: xib", "M/B.yml": "view: storyboard", "M/C.yml": "view: code", "M/D.yml": "",
        ]).features[0].scenes
        #expect(scenes.map(\.view) == [.xib, .storyboard, .code, .code])
    }

    @Test func unknownViews() {
        let found = expectProblems(["M/A.yml": "view: ①storybord"], ("unknown-value", "①"))
        #expect(found.notes == "did you mean 'storyboard'?")
        expectProblems(["M/A.yml": "view: ①[xib]"], ("wrong-kind", "①"))
        expectProblems(["M/A.yml": "view: ①no"], ("unknown-value", "①"))
    }

    /// A scene gets another style by one word.
    @Test func isIgnoredInSwiftUI() throws {
        let project = try project(["M/A.yml": "style: swiftui\nview: xib"])
        #expect(project.features[0].scenes.map(\.view) == [.code])
        #expect(!project.features[0].hasNibs)
    }

    @Test func otherStylesHaveNone() {
        let found = expectProblems(["M/A.yml": "style: mvvm\n①view: xib"], ("misplaced-key", "①"))
        #expect(found.notes.hasPrefix("remove it, or write 'style: uikit'"))
        expectProblems(
            ["Demo/A.yml": "style: legacy\nclass: OldScreen\n①view: storyboard"],
            ("misplaced-key", "①")
        )
    }
}
