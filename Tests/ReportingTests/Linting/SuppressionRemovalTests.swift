import Testing

@testable import Reporting

@Suite struct SuppressionRemovalTests {
    private func removed(_ text: String, _ places: (line: Int, column: Int)...) throws -> String {
        let removal = try #require(SuppressionRemoval(Array(text.utf8)))
        return String(decoding: removal.removing(places), as: UTF8.self)
    }

    @Test func aCommentOfItsOwnGoesWithItsLine() throws {
        let text = "// Prices\n// vipergen:disable:next feature-import - why\nimport Core\n"
        #expect(try removed(text, (2, 26)) == "// Prices\nimport Core\n")
        #expect(try removed(text.replacing("\n", with: "\r\n"), (2, 26)) == "// Prices\r\nimport Core\r\n")
    }

    @Test func aCommentBehindCodeGoesAlone() throws {
        let text = "import Core  // vipergen:disable:this feature-import - why\n"
        #expect(try removed(text, (1, 39)) == "import Core\n")
    }

    @Test func aCommentBeforeCodeGoesWithItsSpace() throws {
        let text = "  /* vipergen:disable:this feature-import - why */ import Core"
        #expect(try removed(text, (1, 28)) == "  import Core")
    }

    @Test func otherRulesStay() throws {
        let text = "// vipergen:disable:next app-import feature-import legacy-import - why\nimport Core\n"
        #expect(
            try removed(text, (1, 37)) == "// vipergen:disable:next app-import legacy-import - why\nimport Core\n"
        )
        #expect(try removed(text, (1, 26), (1, 37)) == "// vipergen:disable:next legacy-import - why\nimport Core\n")
    }

    @Test func whatEndsAStretchGoesWithItsBeginning() throws {
        let text = """
            // vipergen:disable feature-import - one
            import A
            // vipergen:disable feature-import - two
            import B
            // vipergen:enable feature-import
            import C
            // vipergen:enable feature-import

            """
        #expect(
            try removed(text, (3, 21))
                == text.replacing(/\/\/ vipergen:disable feature-import - two\n/, with: "")
                .replacing("import B\n// vipergen:enable feature-import\n", with: "import B\n")
        )
    }

    @Test func aCommentOfSeveralLinesStays() throws {
        let text = "/* vipergen:disable:next feature-import - why\nand more */\nimport Core\n"
        #expect(try removed(text, (1, 26)) == text)
    }

    @Test func whatIsNoTextIsNotTouched() {
        #expect(SuppressionRemoval([0xFF]) == nil)
    }
}
