import TestSupport

/// Text that each place where text goes has to hold as it is.
enum HostileText {
    /// What joins with its neighbours to one `Character`, breaks lines, drives terminals, turns text around or is no text.
    private static let joining: [String] = [
        "", "\u{0D4E}", "\u{0600}", "\u{0605}", "\u{06DD}", "\u{110BD}", "\u{0301}", "\u{20DD}", "\u{200C}", "\u{200D}",
        "\u{FE0F}", "\u{FE0E}", "\u{E0100}", "\u{1F1E6}", "\u{1F1E6}\u{1F1E7}", "\u{1F3FB}", "\r\n", "\n", "\r", "\t",
        "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{200E}", "\u{061C}", "\u{FEFF}", "\u{0}", "\u{1}", "\u{7}",
        "\u{8}", "\u{B}", "\u{C}", "\u{1B}[2J", "\u{7F}", "\u{80}", "\u{85}", "\u{9B}", "\u{A0}", "\u{AD}", "\u{FFFD}",
        "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}", "\u{E000}", "é", "e\u{301}", "中", "\u{1F469}\u{200D}\u{1F373}",
    ]

    /// What means something in one of the languages.
    private static let marks: [String] = [
        "", "<", ">", "&", "\"", "'", "`", "\\", "#", "#{", "%", ":", ": ", " #", ",", "|", "*", "*/", "//", "$",
        "$(x)", "!",
        "[", "]", "{", "}", "{{x}}", "~", "@", "-", "- ", "?", "=", " ", "::error::", "]]>", "<!--", "-->", "</script>",
        "\\(x)", "\\u{41}", "\\n", "%0A", "&lt;", "#quot;", "null", "1", "true", "\"\"\"", "''", "EOF", "%s",
    ]

    static let all: [String] = {
        var texts: Set<[UInt8]> = []
        for one in joining {
            for mark in marks {
                for text in [one + mark, mark + one, one + mark + one, "a" + one + mark + one + "b", "a" + mark + one] {
                    texts.insert(Array(text.utf8))
                }
            }
        }
        return texts.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0, as: UTF8.self) }
    }()

    /// All of them in `make test-all`; in `make test` the first, and then one in so many.
    static func every(_ step: Int) -> [String] {
        let step = TestExtent.isWhole ? 1 : step
        return stride(from: 0, to: all.count, by: step).map { all[$0] }
    }
}

extension String {
    /// As a failed test shows it.
    var shown: String {
        unicodeScalars.map { $0.isASCII && $0.value > 31 ? String($0) : "\\u{\(String($0.value, radix: 16))}" }.joined()
    }
    var bytes: [UInt8] { Array(utf8) }
}
