import MockGeneration
import Testing

/// Which protocols get a mock.
@Suite struct SelectionTests {
    private func mocked(_ texts: [String: String], _ selection: MockSelection = MockSelection()) -> [String] {
        let sources = texts.sorted { $0.key < $1.key }.map { MockSource(path: $0.key, bytes: Array($0.value.utf8)) }
        return MockGenerator(options: MockOptions(selection: selection)).generate(sources).files.map(\.protocolName)
    }

    @Test(arguments: [
        "/// @mockable\n", "// @mockable\n", "/** @mockable */\n", "/**\n * Jars.\n * @mockable\n */\n",
        "/// Jars.\n///\n/// @mockable(override: name = Jars)\n", "// sourcery: AutoMockable\n",
        "/// sourcery: foo, AutoMockable = true\n",
    ])
    func annotationsAskForAMock(comment: String) {
        #expect(mocked(["A.swift": comment + "protocol Jar {}\n"]) == ["Jar"])
    }

    @Test(arguments: [
        "/// Don't use `@mockable` here.\n", "/// @mockableNot\n", "// sourcery: NotAutoMockableAtAll\n",
        "// sourcery:end: AutoMockable\n",
    ])
    func mentionsDoNot(comment: String) {
        #expect(mocked(["A.swift": comment + "protocol Jar {}\n"]) == [])
    }

    @Test func conformancesDoAlsoThroughOthers() {
        let found = mocked([
            "A.swift": "protocol AutoMockable {}\nprotocol Jar: AutoMockable {}\n",
            "B.swift": "protocol Lid: Jar {}\nprotocol Shelf {}\n", "C.swift": "protocol Handle: Lid & Sendable {}\n",
            "D.swift": "protocol Label: AutoMockable & Sendable {}\n",
        ])
        #expect(found == ["Handle", "Jar", "Label", "Lid"])
    }

    @Test func stretchesDo() {
        let source = """
            protocol Before {}
            // sourcery:begin: AutoMockable
            protocol Jar {}
            protocol Lid {}
            // sourcery:end
            protocol After {}
            """
        #expect(mocked(["A.swift": source]) == ["Jar", "Lid"])
    }

    @Test func namesAndAccessDo() {
        let source = "public protocol Jar {}\nprotocol JarLid {}\nprotocol Shelf {}\n"
        #expect(mocked(["A.swift": source], MockSelection(globs: ["Jar?id", "Sh*"])) == ["JarLid", "Shelf"])
        #expect(mocked(["A.swift": source], MockSelection(allPublic: true)) == ["Jar"])
    }
}
