import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What interactors call of services, with the protocols in the sources and with those that are scaffolded.
@Suite struct CalledServiceTests {
    private func pantry(_ files: [String: String], services: String = "shelf: Shelf") throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let project = "project: Pantry\nruntime: ../..\nservices: { \(services) }\n"
        try folder.write(project, to: "specs/project.yml")
        for (path, text) in files { try folder.write(text, to: path) }
        return folder
    }

    private func generate(_ folder: TemporaryFolder) async throws -> [String: String] {
        let run = try await Tool.vipergen("generate", in: folder.url)
        try #require(run.succeeded, "\(run.everything)")
        return try FileTree.read(folder.url).mapValues { String(decoding: $0, as: UTF8.self) }
    }

    private static let interactor = """
        uses: [shelf]
        interactor:
          inherited: { calls: shelf.close() }
          extended: { parameters: { id: Int }, calls: shelf.jar(id:) }
          elsewhere: { calls: shelf.tidy() }
          conditional: { calls: shelf.reset() }
          missing: { calls: shelf.closed() }
          derived: { calls: shelf.sweep() }

        """

    /// Inherited, in an extension with a default, in one of another module, in one of another generator, and in `#if`.
    @Test func membersAreLookedForWhereverTheyAre() async throws {
        let folder = try pantry([
            "specs/Jars/Jar.yml": Self.interactor,
            "Sources/PantryCore/Shelf.swift": "public protocol Shelf: Closing, Sendable {}\n",
            "Sources/PantryCore/Closing.swift": "public protocol Closing { func close() }\n",
            "Sources/PantryCore/More.swift":
                "extension Shelf { public func jar(id: Int, in row: Int = 0) {} }\nextension Closing {\n#if DEBUG\npublic func reset() {}\n#endif\n}\n",
            "Sources/PantryCore/Generated/Shelf+Derived.swift": "extension Shelf { public func sweep() {} }\n",
            "Sources/Jars/Tidy.swift": "import PantryCore\nextension Shelf { func tidy() {} }\n",
        ])
        let run = try await Tool.vipergen("generate", in: folder.url)
        let expected = """
            specs/Jars/Jar.yml:7:21: error: 'Shelf' has no 'closed()' [unknown-name]
            specs/Jars/Jar.yml:7:21: note: did you mean 'shelf.close()'?

            """
        #expect(run.status == 1 && run.errors.hasPrefix(expected), "\(run.everything)")
        #expect(run.errors.components(separatedBy: " error: ").count == 2, "\(run.errors)")
        // What it inherits from may have all that is called.
        try folder.write("import Closings\npublic protocol Shelf: Closings {}\n", to: "Sources/PantryCore/Shelf.swift")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
    }

    private static let callers = [
        "specs/Jars/module.yml": "mocks: []\ntypes: [Lid]\n",
        "specs/Jars/Jar.yml": """
        uses: [shelf, spare]
        interactor:
          fetchJar: { parameters: { jarID: URL }, returns: "[String]", async: true, throws: true, calls: shelf.jar(id:) }
          fetchCount: { returns: Int, async: true, calls: shelf.count }
          clear: { calls: spare.clear() }
          find: { parameters: { id: Int }, returns: String, calls: shelf.find(_:) }
          open: { parameters: { lid: Lid }, calls: shelf.open(_:) }

        """,
        "specs/Jars/Row.yml": """
        uses: [shelf]
        interactor:
          fetchRow: { parameters: { id: URL }, returns: "[String]", async: true, calls: shelf.jar(id:) }
          fetchCount: { returns: Int, async: true, throws: true, calls: shelf.count }
          find: { parameters: { id: String }, returns: String, calls: shelf.find(_:) }

        """,
    ]

    /// Those that all callers can call, with types that are sure and that the module sees.
    @Test func aScaffoldedProtocolHasWhatIsCalled() async throws {
        let folder = try pantry(Self.callers, services: "shelf: Shelf, spare: Shelf")
        let tree = try await generate(folder)
        let expected = """
            public import Foundation

            public nonisolated protocol Shelf: Sendable {
                func clear()
                var count: Int { get async }
                func jar(id jarID: URL) async -> [String]
            }

            """
        #expect(tree["Sources/PantryCore/Services/Shelf.swift"] == expected)
        let implementation = try #require(tree["Sources/Pantry/Services/DefaultShelf.swift"])
        for member in [
            "    public func clear() {\n        // Nothing is done here yet.\n    }\n",
            "    public var count: Int {\n        get async {\n            0\n        }\n    }\n",
            "    public func jar(id jarID: URL) async -> [String] {\n        []\n    }\n",
        ] {
            #expect(implementation.contains(member), "\(member)\n\(implementation)")
        }
        let mock = try #require(tree["Sources/PantryCoreTestSupport/Generated/MockShelf.swift"])
        #expect(mock.contains("func jar(id jarID: URL) async -> [String]"), "\(mock)")
        // What was left out is missing then.
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1, "\(run.everything)")
        for member in ["'Shelf' has no 'find(_:)'", "'Shelf' has no 'open(_:)'"] {
            #expect(run.errors.contains(member), "\(run.errors)")
        }
        #expect(!run.errors.contains("call-effects"), "\(run.errors)")
    }

    /// What a protocol asks for may be another core module's, though no spec lists it.
    @Test func whatIsScaffoldedForAProtocolImportsItsTypes() async throws {
        let folder = try pantry([
            "specs/PantryCore/module.yml": "kind: core\nimports: [Kit]\n",
            "specs/Kit/module.yml": "kind: core\n",
            "specs/Jars/Jar.yml": "uses: [shelf]\n",
            "Sources/Kit/Lids.swift":
                "public struct Lid: Sendable {}\npublic protocol Lids: Sendable { func lids() -> [Lid] }\n",
            "Sources/PantryCore/Shelf.swift": "public import Kit\npublic protocol Shelf: Lids { func lid() -> Lid }\n",
        ])
        let implementation = try #require(try await generate(folder)["Sources/Pantry/Services/DefaultShelf.swift"])
        #expect(implementation.hasPrefix("public import Kit\npublic import PantryCore\n"), "\(implementation)")
    }

    /// A name that only the protocol knows is no type of the project's core module.
    @Test(arguments: [
        ("func dec<T: Decodable & Sendable>(_ t: T.Type, id: Int) async throws -> T", ""),
        ("func keep<T>(_ all: [T]) throws where T: Codable", ""),
        ("associatedtype Item: Sendable\n    func items() throws -> [Item]", ""),
        ("typealias Day = Date\n    func open(on day: Day) throws", "public import Foundation\n"),
    ])
    func whatIsScaffoldedImportsNothingForPlaceholders(members: String, imports: String) async throws {
        let folder = try pantry([
            "specs/Kit/module.yml": "kind: core\ntypes: [Shelf]\n",
            "specs/Jars/Jar.yml": "uses: [shelf]\n",
            "Sources/Kit/Shelf.swift":
                "public import Foundation\npublic protocol Shelf: Sendable {\n    \(members)\n}\n",
        ])
        let implementation = try #require(try await generate(folder)["Sources/Pantry/Services/DefaultShelf.swift"])
        let expected = "\(imports)public import Kit\nimport ViperRuntime\n\n"
        #expect(implementation.hasPrefix(expected), "\(implementation)")
    }

    /// What comes of a service is what a method returns; a type that may be another name is left to the compiler.
    @Test func resultsOfOwnTypesHaveTheFormOfTheProtocol() async throws {
        let folder = try pantry([
            "specs/Jars/Jar.yml": """
            uses: [shelf]
            state: { lid: { loads: Lid, from: shelf.lid() } }
            interactor:
              jar: { returns: Jar, calls: shelf.jar() }
              pot: { returns: Pot, calls: shelf.pot() }
              pan: { returns: Pan, calls: shelf.pan() }

            """,
            "Sources/PantryCore/Shelf.swift": """
            public struct Jar: Sendable {}
            public enum Lid: Sendable {}
            public typealias Pot = Any?
            private struct Pan {}
            public protocol Shelf: Sendable {
                func jar() -> Jar?
                func pot() -> Pot?
                func pan() -> [Pan]
                func lid() async -> [Lid]
            }

            """,
        ])
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(
            run.errors.contains("specs/Jars/Jar.yml:2:35: error: 'lid()' of 'Shelf' gives '[Lid]'"),
            "\(run.errors)"
        )
        #expect(run.errors.contains("note: write 'loads: [Lid]'\n"), "\(run.errors)")
        #expect(run.errors.contains("'jar()' of 'Shelf' gives 'Jar?', and 'jar' returns 'Jar'"), "\(run.errors)")
        #expect(!run.errors.contains("'pot()'") && !run.errors.contains("'pan()'"), "\(run.errors)")
    }

    /// The server for tests conforms to a protocol that asks for something, too, and to one that is scaffolded.
    @Test func aStubOfAServerHasWhatItsProtocolAsksFor() async throws {
        let client = """
            import Foundation
            public protocol Client: Sendable {
                init()
                init(url: URL)
                func get(_ path: String) async throws -> Data
                mutating func reset()
                var isOpen: Bool { get set }
            }

            """
        let folder = try pantry(
            [
                "specs/Jars/module.yml": "mocks: []\n",
                "specs/Jars/Jar.yml": "uses: [client, shelf]\ninteractor: { clear: { calls: shelf.clear() } }\n",
                "Sources/PantryCore/Client.swift": client,
            ],
            services: "client: { type: Client, stub: json }, shelf: { type: Shelf, stub: json }"
        )
        let tree = try await generate(folder)
        let expected = """
            public import Foundation
            public import PantryCore
            import ViperRuntime
            public import ViperTesting

            // Ask `self` for each requirement of Client. For example:
            //
            //     public func get<Value: Decodable>(_ path: String) async throws -> Value {
            //         try answer(to: path)
            //     }
            nonisolated extension ViperTesting.StubAPIClient: PantryCore.Client {
                public convenience init(url: URL) {
                    self.init()
                }

                public func get(_ path: String) async throws -> Data {
                    throw UnimplementedError("StubAPIClient.get(_:)")
                }

                public func reset() {
                    // Nothing is done here yet.
                }

                public var isOpen: Bool {
                    get {
                        false
                    }
                    set {}
                }
            }

            """
        #expect(tree["Sources/PantryCoreTestSupport/StubAPIClient+Client.swift"] == expected)
        let shelf = try #require(tree["Sources/PantryCoreTestSupport/StubAPIClient+Shelf.swift"])
        #expect(shelf.contains("    public func clear() {\n"), "\(shelf)")
    }
}
