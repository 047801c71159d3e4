import Basics
import Foundation
import SwiftReading
import Testing
import TestSupport

@testable import MockGeneration

/// What protocols inherit from the platform.
@Suite struct PlatformProtocolTests {
    /// Not there on each system, or nothing to inherit from any more.
    private static let unknown: Set<String> = [
        "Any", "AnyActor", "AutoMockable", "ConcurrentValue", "ObservableObject", "UnsafeSendable",
    ]

    /// Whatever is said to be mockable is, in each naming, without a warning.
    @Test(arguments: TestExtent.sample([MockNaming.short], of: MockNaming.allCases))
    func mocksOfThePlatformsProtocolsCompile(naming: MockNaming) async throws {
        let names = StandardProtocols.withoutMembers.union(StandardProtocols.members.keys).subtracting(Self.unknown)
        let protocols = names.sorted().map { "/// @mockable\nprotocol P\($0): \($0) {}\n" }
        let imports = """
            import Foundation
            #if canImport(FoundationNetworking)
                import FoundationNetworking
                import FoundationXML
            #endif

            """
        let source = imports + protocols.joined()
        let options = MockOptions(naming: naming, singleFile: true)
        let mocks = MockGenerator(options: options).generate([MockSource("P.swift", source)])
        #expect(mocks.diagnostics.isEmpty, "\(TextReporter().report(mocks.diagnostics))")
        let folder = try TemporaryFolder()
        try folder.write(source, to: "P.swift")
        let text = mocks.files.map(\.text).joined().replacing("import ViperTesting\n", with: "")
        try folder.write(text, to: "Mocks.swift")
        try folder.write(MockRuntime.stubbing, to: "Unstubbed.swift")
        for version in TestExtent.sample(["6"], of: ["5", "6"]) {
            let run = try await Tool.run(
                "swiftc",
                [
                    "-typecheck", "-swift-version", version, "-warnings-as-errors", "P.swift", "Mocks.swift",
                    "Unstubbed.swift",
                ]
                    + MockRuntime.recordingSources,
                in: folder.url
            )
            #expect(run.succeeded && run.errors.isEmpty, "\(run.everything)")
        }
    }

    @Test(arguments: [
        ("Sequence", "a mock can't know what it goes through"),
        ("Swift.Collection", "a mock can't know what it goes through"),
        ("BitwiseCopyable", "only structs and enums can conform to it"), ("FixedWidthInteger", "a mock isn't a number"),
        ("StringProtocol", "a mock isn't text or data"), ("OptionSet", "a mock isn't made from a value"),
        ("Clock", "its members have types of their own that a mock can't make up"),
    ])
    func whatNoMockCanBeIsToldWithTheReason(name: String, reason: String) {
        let mocks = generate(["/// @mockable\nprotocol Jar: \(name) { func open() }\n"])
        #expect(mocks.files.map(\.protocolName) == ["Good"])
        #expect(mocks.diagnostics.map(\.message) == ["'Jar' inherits from '\(name)', and \(reason)"])
        #expect(mocks.diagnostics.first?.location == SourceLocation(path: "0.swift", line: 2, column: 15))
        // As the note says:
        let mended = generate(["/// @mockable\nprotocol Jar { func open() }\n"])
        #expect(mended.diagnostics.isEmpty && mended.files.count == 2)
    }

    @Test(arguments: ["UIViewController", "Jam", "Kitchen.Jam", "Spread"])
    func aClassIsSaidToBeOne(name: String) {
        let jam = "open class Jam {\n    func spread() {}\n}\nenum Kitchen { class Jam {} }\ntypealias Spread = Jam\n"
        let mocks = generate(["/// @mockable\nprotocol Jar: \(name) { func open() }\n", jam])
        #expect(mocks.files.map(\.protocolName) == ["Good"])
        #expect(mocks.diagnostics.map(\.id) == ["missing-protocol"])
        let meant = name == "Spread" ? "Jam" : name
        let message =
            "'Jar' inherits from '\(meant)', which is a class, so a mock would have to be a subclass of it, and those aren't made"
        #expect(mocks.diagnostics.first?.message == message)
        // As the note says:
        let mended = generate(["/// @mockable\nprotocol Jar: AnyObject { func open() }\n", jam])
        #expect(mended.diagnostics.isEmpty && mended.files.count == 2)
    }

    /// Those that only a pattern chose are left out with a warning.
    @Test func whatNobodyChoseByNameIsLeftOut() {
        let source = MockSource("A.swift", "public protocol Jar: Elsewhere {}\npublic protocol Lid { func close() }\n")
        for (selection, isChosen) in [
            (MockSelection(allPublic: true), false), (MockSelection(globs: ["*"]), false),
            (MockSelection(globs: ["Jar", "Lid"]), true),
        ] {
            let mocks = MockGenerator(options: MockOptions(selection: selection)).generate([source])
            #expect(mocks.files.map(\.protocolName) == (isChosen ? ["Jar", "Lid"] : ["Lid"]))
            #expect(mocks.diagnostics.map(\.id) == ["missing-protocol"])
            #expect(mocks.diagnostics.first?.message.hasSuffix("; no mock is made") == !isChosen)
            #expect(!mocks.diagnostics.hasErrors)
        }
    }

    private func generate(_ texts: [String]) -> GeneratedMocks {
        let sources = texts.enumerated().map { MockSource("\($0).swift", $1) }
        return MockGenerator().generate(
            sources + [MockSource("Good.swift", "/// @mockable\nprotocol Good { func act() }\n")]
        )
    }
}
