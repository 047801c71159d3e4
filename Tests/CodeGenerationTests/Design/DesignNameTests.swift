import Testing

@testable import CodeGeneration

/// Names of a design in Swift.
@Suite struct DesignNameTests {
    @Test(arguments: [
        ("Text/Primary", "textPrimary"), ("sold out", "soldOut"), ("URL text", "urlText"), ("Default", "default"),
        ("4", "_4"), ("商品 タイル", "商品タイル"), ("../../etc/passwd", "etcPasswd"), ("a\"; import Glibc //", "aImportGlibc"),
        ("snake_case", "snakeCase"),
    ])
    func membersAreMadeOfLettersAndDigits(written: String, name: String) throws {
        #expect(try DesignName.member(written, at: DesignPlace()) == name)
    }

    @Test(arguments: [
        ("/", "it has no letters"), ("self", "has a special meaning"),
        (String(repeating: "a", count: 101), "it is longer than 100 bytes"), ("e\u{301}", "decomposed"),
    ])
    func otherNamesAreRefused(written: String, reason: String) {
        let fault = #expect(throws: DesignFault.self) { try DesignName.member(written, at: DesignPlace()) }
        #expect(fault?.message.contains(reason) == true, "\(String(describing: fault))")
    }

    @Test func commentsStayOnOneLine() {
        #expect("a\n}\u{2028}import Glibc\u{0}\r\n*/ b".inComment == "a } import Glibc */ b")
    }
}
