@testable import CodeGeneration
import Basics
import ProjectModel
import Testing

/// The view of a section whose fields and events change after it was scaffolded.
@Suite struct SectionTests {
    /// As it is scaffolded; the properties stand for `%`.
    private static let scaffold = """
        #if canImport(SwiftUI)
            import SwiftUI

            struct ShelfListHeadSection: View {
        %
                var body: some View { Text(title) }
            }
        #endif

        """

    private static let all = [
        "let title: String", "let count: Int", "let onTapOpen: @MainActor () -> Void",
        "let onPick: @MainActor (String) -> Void",
    ]

    private static func view(_ properties: [String]) -> String {
        let lines = properties.map { $0.isEmpty ? "" : "        " + $0 }
        return scaffold.replacing("%", with: lines.joined(separator: "\n") + "\n")
    }

    @Test func whatItHasIsEnough() throws {
        for view in [Self.view(Self.all), Self.view(Self.all.map { $0.replacing("let", with: "var") })] {
            let result = try result(view)
            #expect(result.amendments == [] && result.diagnostics == [])
        }
    }

    @Test func eachIsPutBehindTheOneBeforeIt() throws {
        for kept in [[0], [1], [2], [3], [0, 2], [1, 3], [0, 1, 2], [1, 2, 3]] {
            #expect(try amended(Self.view(kept.map { Self.all[$0] })) == Self.view(Self.all), "\(kept)")
        }
    }

    @Test func theFirstOnesAreSetApartFromTheBody() throws {
        let view = Self.scaffold.replacing("%\n", with: "")
        #expect(try amended(view) == Self.view(Self.all))
    }

    /// What is private or has a wrapper with a value is nothing that the memberwise initializer needs.
    @Test func wrappersAreNoParameters() throws {
        let own = [
            #"@Environment(\.dismiss) private var dismiss"#, "@ScaledMetric(relativeTo: .body) private var side = 8.0",
            "@FocusState private var isFocused: Bool", "private let format = 1", "private static let limit = 3",
            #"@Environment(\.openURL) var openURL"#,
        ]
        let rest = [
            "@State private var isOpen = false", "@State var picked = 0", "@SwiftUI.State private var row: Int?",
        ]
        let amended = try amended(Self.view(own + [Self.all[0], Self.all[2]] + rest))
        #expect(amended == Self.view(own + Self.all + rest))
    }

    @Test func anInitializerTakesThem() throws {
        let initializer = """
            private let side: Int

            init(title: String, onTapOpen: @escaping @MainActor () -> Void) {
                self.title = title
                self.onTapOpen = onTapOpen
                side = 3
            }
            """
        let amended = try amended(
            Self.view([Self.all[0], Self.all[2]] + initializer.split(separator: "\n").map(String.init))
        )
        for line in ["let count: Int\n", "self.count = count\n", "count: Int", "self.onPick = onPick\n"] {
            #expect(amended.contains(line), "\(amended)")
        }
        #expect(amended.contains("onPick: @escaping @MainActor (String) -> Void"))
    }

    @Test func severalInitializersAreTheUsersToChange() throws {
        let initializers = [
            "init(title: String) { self.title = title }", "init(count: Int, title: String) { self.title = title }",
        ]
        let result = try result(Self.view([Self.all[0]] + initializers))
        #expect(result.amendments == [])
        #expect(Set(result.diagnostics.map(\.id)) == ["initializer-differs"])
        #expect(
            result.diagnostics.map(\.message).contains(
                "can't tell where 'ShelfListHeadSection' should take 'onPick', which 'ShelfListView' passes"
            )
        )
        #expect(result.diagnostics.map(\.location?.line).allSatisfy { $0 == 4 })
    }

    @Test func anotherOrderIsHandedOnInTheOwnOne() throws {
        let amended = try amended(Self.view([Self.all[1], Self.all[0], Self.all[2], Self.all[3]]))
        let expected = [
            "    extension ShelfListHeadSection {",
            "        /// Takes its values as the specs list them.",
            "        init(title: String, count: Int, onTapOpen: @escaping @MainActor () -> Void, onPick: @escaping @MainActor (String) -> Void) {",
            "            self.init(count: count, title: title, onTapOpen: onTapOpen, onPick: onPick)",
            "        }", "    }",
        ]
        #expect(amended.contains(expected.joined(separator: "\n")), "\(amended)")
    }

    @Test(arguments: [
        ("private let title: String", "initializer-differs", "'title' is private"),
        ("let title = \"Shelves\"", "initializer-differs", "can't be made with 'title', which 'ShelfListView' passes"),
        ("let title: Int", "member-differs", "keeps 'title' as 'Int'; 'ShelfListView' passes 'String'"),
        (
            "let title: String\n        let more: Int", "member-not-asked-for",
            "needs 'more:', which 'ShelfListView' doesn't pass"
        ),
        ("let title: String\n        @Binding private var row: Int", "initializer-differs", "'row' is private"),
    ])
    func whatDoesNotFitIsNamed(property: String, id: String, message: String) throws {
        let result = try result(Self.view([property] + Self.all.dropFirst()))
        #expect(result.amendments == [])
        #expect(result.diagnostics.map(\.id) == [id], "\(result.diagnostics)")
        #expect(result.diagnostics.first?.message.contains(message) == true, "\(result.diagnostics)")
    }

    @Test(arguments: [
        "let title: String?", "let title: Heading", "@State var title: String", "let title: any StringProtocol",
    ])
    func whatMayFitIsLeftAlone(property: String) throws {
        let result = try result(Self.view([property] + Self.all.dropFirst()))
        #expect(result.amendments == [] && result.diagnostics == [])
    }

    private func amended(_ source: String) throws -> String {
        let result = try result(source)
        #expect(result.diagnostics == [])
        let amendment = try #require(result.amendments.first)
        #expect(amendment.after.isMade(of: amendment.before))
        let text = String(decoding: amendment.after, as: UTF8.self)
        let again = try self.result(text)
        #expect(again.amendments == [] && again.diagnostics == [], "a second run has something to do")
        return text
    }

    private func result(_ source: String) throws -> SyncResult {
        let sections = "{ head: { state: [title, count], events: [didTapOpen, didPick] } }"
        let scene = """
            style: swiftui
            state: { title: String, count: Int }
            events: { didTapOpen: , didPick: { name: String } }
            contents: { page: \(sections) }

            """
        let files = [
            ("project.yml", "project: Pantry\nruntime: ../..\n"), ("Shelves/ShelfList.yml", scene),
        ].map { SpecFile(path: "specs/\($0.0)", relativePath: $0.0, bytes: Array($0.1.utf8)) }
        let (specs, problems) = SpecDecoder().decode(files)
        #expect(problems == [])
        let (project, more) = ProjectValidator().validate(try #require(specs))
        #expect(more == [])
        let path = "Sources/Shelves/Application/ShelfList/Sections/ShelfListHeadSection.swift"
        let contracts = ScaffoldContracts.all(of: try #require(project), stubs: .comment).filter { $0.path == path }
        #expect(contracts.count == 1)
        let bytes = Array(source.utf8)
        let parsed = ScaffoldSync(jobs: 1) { $0 }.sync(
            contracts,
            knownContracts: [],
            with: [SwiftFile(path: path, bytes: bytes)]
        )
        let scanned = ScaffoldSync(jobs: 1) { $0 }.sync(
            contracts,
            knownContracts: [],
            with: [SwiftFile(scanning: path, bytes: bytes)]
        )
        #expect(parsed.amendments == scanned.amendments && parsed.diagnostics == scanned.diagnostics)
        return parsed
    }
}
