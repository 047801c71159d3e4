import Testing

@testable import CodeGeneration

/// Design files that aren't JSON, or not Figma's, are refused at their places.
@Suite struct JSONNodeTests {
    private static func design(_ document: String = #"{ "type": "DOCUMENT" }"#, styles: String = "{}") -> String {
        #"{ "document": \#(document), "components": {}, "componentSets": {}, "styles": \#(styles) }"#
    }

    private func fault(_ bytes: [UInt8], chunkSize: Int = 1 << 16) -> DesignFault? {
        // Pieces of one byte, so that each token is cut somewhere.
        let source = JSONBytes { offset, _ in Array(bytes.dropFirst(offset).prefix(chunkSize)) }
        do throws(DesignFault) {
            _ = try DesignFile(source)
            return nil
        } catch {
            return error
        }
    }

    @Test func theSmallestDesignIsRead() {
        #expect(fault(Array(Self.design().utf8)) == nil)
        #expect(fault(Array(Self.design().utf8), chunkSize: 1) == nil)
    }

    @Test(arguments: [
        ("", "the file ends where an object is expected", 1, 1),
        ("[]", "'[' stands where an object is expected", 1, 1),
        ("{\n  \"a\": 1,\n}", "'}' stands where a text is expected", 3, 1),
        ("{ \"a\": 01 }", "'01' is no value of JSON", 1, 8),
        ("{ \"a\": 1e999 }", "the number '1e999' is too large", 1, 8),
        ("{ \"a\": 0x10 }", "'0x10' is no value of JSON", 1, 8),
        ("{ \"a\": nan }", "'nan' is no value of JSON", 1, 8),
        ("{ \"商品\": x }", "'x' is no value of JSON", 1, 9),
        ("{ \"a\": 1, \"a\": 2 }", "the key 'a' is there twice", 1, 11),
        ("{ \"a\": \"\\u0000\" }", "a text has a NUL in it", 1, 11),
        ("{ \"a\": \"\\ud800\" }", "a text has half of a surrogate pair", 1, 11),
        ("{ \"a\": \"\\x\" }", "JSON has no such escape in a text", 1, 10),
        ("{ \"a\": \"b", "the file ends within a text", 1, 10),
        ("{ \"a\": \"\u{1}\" }", "a text has a control character, which JSON wants escaped", 1, 9),
        ("{} {}", "'{' stands where the end of the file is expected", 1, 4),
        (
            "{ \"status\": 403, \"err\": \"Invalid token\" }",
            "this isn't a design file, since 'document' is missing: it says 'Invalid token'", 1, 1
        ),
    ])
    func brokenFilesAreRefusedAtTheirPlaces(text: String, message: String, line: Int, column: Int) {
        for size in [1 << 16, 1] {
            let fault = fault(Array(text.utf8), chunkSize: size)
            #expect(fault?.message == message)
            #expect(fault?.place?.line == line && fault?.place?.column == column, "\(String(describing: fault?.place))")
            #expect(fault?.note.isEmpty == false)
        }
    }

    @Test(
        arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE5, 0x95]] as [[UInt8]]
    )
    func textsThatAreNotUTF8AreRefused(bytes: [UInt8]) {
        let text = Array("{ \"a\": \"".utf8) + bytes + Array("\" }".utf8)
        #expect(fault(text)?.message == "a text isn't UTF-8")
    }

    @Test func nestingIsBounded() {
        for opening in ["[", "{ \"children\": [", "{\"a\":"] {
            let deep = String(repeating: opening, count: 100_000)
            let message = fault(Array(Self.design(deep).utf8))?.message ?? ""
            #expect(message.contains("nested more than") || message.contains("is expected"), "\(message)")
        }
    }

    @Test func texts() throws {
        let text = #""a\"\\\/\n\u5546\ud83c\udf63é""#
        let scanner = JSONScanner(JSONBytes(Array(text.utf8)), chunkSize: 1)
        #expect(try scanner.string() == "a\"\\/\n商🍣é")
    }

    @Test(arguments: [
        (0.1 + 0.2, "0.3"), (4, "4"), (-0.5, "-0.5"), (12.345_678, "12.346"), (100, "100"), (0.05, "0.05"),
        (1e300, "0"),
    ])
    func numbersAreTheSameOnEveryMachine(number: Double, text: String) {
        #expect(number.points == text)
    }
}
