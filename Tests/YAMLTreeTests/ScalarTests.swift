import Basics
import Testing
import YAMLTree

struct ScalarTests {
    @Test(arguments: ["no", "on", "1.0", "0x1F", "2024-01-01", ".sample", "Recipe?"])
    func staysText(text: String) throws {
        #expect(try tree("a: \(text)")["a"]?.scalar == YAMLScalar(text: text, style: .plain))
    }

    @Test func knowsItsStyle() throws {
        let root = try tree("- a\n- 'a'\n- \"a\"\n- |\n  a\n- >\n  a\n")
        #expect(root.all.dropFirst().map(\.scalar?.style) == [.plain, .singleQuoted, .doubleQuoted, .literal, .folded])
    }

    @Test func onlyPlainNothingIsNull() throws {
        let root = try tree("- \n- ~\n- null\n- ''\n- \"~\"\n- 'null'\n- Null\n- 0\n")
        #expect(
            root.all.dropFirst().map(\.scalar?.isNull) == [true, true, true, false, false, false, false, false]
        )
    }

    @Test func escapesAreUndone() throws {
        #expect(try tree(#"a: "x\ty\u00e9\U0001F600\0""#)["a"]?.scalar?.text == "x\tyé😀\0")
        #expect(try tree("a: 'it''s'")["a"]?.scalar?.text == "it's")
    }

    @Test func blocksKeepOrFoldTheirLines() throws {
        #expect(try tree("a: |\n  x\n  y\n")["a"]?.scalar?.text == "x\ny\n")
        #expect(try tree("a: >-\n  x\n  y\n")["a"]?.scalar?.text == "x y")
    }

    @Test func onlyWrittenTagsAreKept() throws {
        let root = try tree("a: !!str 1\nb: 1\nc: !mine [x]\n")
        #expect(root["a"]?.tag == "tag:yaml.org,2002:str")
        #expect(root["b"]?.tag == nil)
        #expect(root["c"]?.tag == "!mine")
    }

    @Test(arguments: ["", "\n\n", "# nothing\n", "---\n", "--- # nothing\n...\n", "\u{FEFF}"])
    func anEmptyDocumentHasNoRoot(source: String) {
        #expect(read(source) == YAMLReading(root: nil, diagnostics: []))
    }
}
