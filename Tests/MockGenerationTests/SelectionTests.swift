import Basics
import MockGeneration
import Testing

/// Which protocols get a mock.
@Suite struct SelectionTests {
    private func mocked(_ texts: [String: String], _ selection: MockSelection = MockSelection()) -> [String] {
        let sources = texts.sorted { $0.key < $1.key }.map { MockSource(path: $0.key, bytes: Array($0.value.utf8)) }
        return MockGenerator(options: MockOptions(selection: selection)).generate(sources).files.map(\.protocolName)
    }

    /// For whoever only wants to know which there are.
    @Test func withoutTextsThereAreTheSameFiles() {
        let source = MockSource(
            path: "A.swift",
            bytes: Array("/// @mockable\npublic protocol Jar { func open() }\n".utf8)
        )
        var options = MockOptions()
        let files = MockGenerator(options: options).generate([source]).files
        options.writesTexts = false
        var empty = MockGenerator(options: options).generate([source]).files
        #expect(empty.map(\.text) == [""] && files.map(\.className) == ["MockJar"])
        empty[0].text = files[0].text
        #expect(empty == files)
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
        "@MainActor\n// sourcery: AutoMockable\nprotocol Jar {}\n",
        "@objc @MainActor /* sourcery: AutoMockable */ public protocol Jar {}\n",
        "protocol Jar { // sourcery: AutoMockable\n    func open()\n}\n",
        "protocol Jar {} // sourcery: AutoMockable\n",
        "public\n/// @mockable\nprotocol Jar\n{\n}\n",
    ])
    func annotationsMayStandBehindAttributesAndTheBrace(source: String) {
        #expect(mocked(["A.swift": source]) == ["Jar"])
    }

    @Test func annotationsOfWhatFollowsDoNot() {
        let source = """
            protocol Shelf {
                // sourcery: AutoMockable
                func open()
            }
            struct Kitchen {} // sourcery: AutoMockableLater
            protocol Jar {
            } // sourcery: AutoMockable
            """
        #expect(mocked(["A.swift": source]) == [])
    }

    @Test func extensionsGiveTheirMarkToTheProtocol() {
        let found = mocked([
            "A.swift": "// sourcery: AutoMockable\nextension Jar {}\n",
            "B.swift": "protocol Jar {}\nprotocol Shelf {}\n",
            "C.swift": "enum Kitchen { protocol Oven {} }\nprotocol Oven {}\n",
            "D.swift": "@available(iOS 17, *)\n// sourcery: AutoMockable\nextension Kitchen.Oven { func heat() {} }\n",
        ])
        #expect(found == ["Jar", "Kitchen.Oven"])
    }

    @Test func argumentsAboveAnExtensionCount() {
        let sources = [
            MockSource(
                path: "A.swift",
                bytes: Array("/// @mockable(override: name = FakeJar)\nextension Jar {}\n".utf8)
            ),
            MockSource(path: "B.swift", bytes: Array("protocol Jar {}\n".utf8)),
        ]
        #expect(MockGenerator().generate(sources).files.map(\.className) == ["FakeJar"])
    }

    @Test(arguments: [
        ("// sourcery: AutoMockable\nfinal class Jar {}\n", "'Jar' is a class, and only protocols are mocked"),
        ("/// @mockable\nactor Jar {}\n", "'Jar' is an actor, and only protocols are mocked"),
        ("// sourcery: AutoMockable\nextension Jra {}\n", "no source declares a protocol 'Jra'"),
    ])
    func whatIsMarkedInVainIsTold(source: String, message: String) {
        let sources = [source, "protocol Jar {}\n"].map { MockSource(path: "A.swift", bytes: Array($0.utf8)) }
        let mocks = MockGenerator().generate(sources)
        #expect(mocks.files.isEmpty)
        #expect(mocks.diagnostics.map(\.message) == [message])
        #expect(!mocks.diagnostics.hasErrors)
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

    @Test(arguments: [
        ("public extension Shelf { protocol Jar {} }", true), ("public enum Shelf { protocol Jar {} }", false),
        ("enum Shelf { public protocol Jar {} }", false), ("extension Shelf { public protocol Jar {} }", true),
        ("enum Shelf {}\nextension Shelf { public protocol Jar {} }", false),
    ])
    func aNestedProtocolIsAsOpenAsAllAroundIt(source: String, isPublic: Bool) {
        #expect(mocked(["A.swift": source], MockSelection(allPublic: true)) == (isPublic ? ["Shelf.Jar"] : []))
    }
}
