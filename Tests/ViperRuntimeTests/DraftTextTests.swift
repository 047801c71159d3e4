import Testing
import ViperRuntime

@Suite struct DraftTextTests {
    @Test func fieldsAreNamed() {
        #expect(draftText("count", 3) == "count: 3")
        #expect(draftText("name", "Soup" as String?) == "name: Soup")
        #expect(draftText("name", nil as String?) == "name: –")
        #expect(draftText("names", ["a", "b"]) == #"names: ["a", "b"]"#)
    }
}
