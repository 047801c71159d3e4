import Basics
import Testing
import YAMLTree

struct JSONTests {
    @Test func inOneLine() throws {
        #expect(
            try tree("a: [!t b, ~]").json(indent: false) == #"{"kind":"mapping","range":"1:1-1:13","flow":false,"#
                + #""entries":[{"key":{"kind":"scalar","range":"1:1-1:2","style":"plain","text":"a"},"#
                + #""value":{"kind":"sequence","range":"1:4-1:13","flow":true,"#
                + #""items":[{"kind":"scalar","range":"1:5-1:9","tag":"!t","style":"plain","text":"b"},"#
                + #"{"kind":"scalar","range":"1:11-1:12","style":"plain","text":"~"}]}}]}"#
        )
    }

    @Test func indented() throws {
        #expect(
            try tree("- 'a'\n- {}\n").json(indent: true) == """
                {
                  "kind": "sequence",
                  "range": "1:1-2:5",
                  "flow": false,
                  "items": [
                    {
                      "kind": "scalar",
                      "range": "1:3-1:6",
                      "style": "singleQuoted",
                      "text": "a"
                    },
                    {
                      "kind": "mapping",
                      "range": "2:3-2:5",
                      "flow": true,
                      "entries": []
                    }
                  ]
                }
                """
        )
    }

    @Test func stringsAreEscaped() throws {
        let json = try tree(#""a\"\\\n\t\r\0\e\x7f\x9b\L\P é😀/""#).json(indent: false)
        #expect(json.hasSuffix(##""text":"a\"\\\n\t\r\u0000\u001b\u007f\u009b\u2028\u2029 é😀/"}"##))
    }
}
