import SwiftReading
import Testing

/// What protocols and their extensions let others call.
@Suite struct CallableProtocolTests {
    private func shelf(_ source: String) throws -> CallableProtocol {
        try #require(try CallableProtocol.read(Array(source.utf8))["Shelf"])
    }

    private func selectors(_ source: String) throws -> [String] {
        try shelf(source).members.map(\.selector).sorted()
    }

    @Test func haveTheMembersOfTheirValues() throws {
        let source = """
            public protocol Shelf: Sendable, Base & Other {
                associatedtype Jar
                init(size: Int)
                static func make() -> Self
                subscript(index: Int) -> Jar { get }
                func jar(_ id: Int, `in` row: Int) -> Jar
                func sort<Key: Comparable>(by key: Key)
                var count: Int { get }
                #if DEBUG
                    func reset()
                #else
                    func close()
                #endif
            }
            #if canImport(UIKit)
                extension Core.Shelf where Jar == Int { public func total() -> Int { 0 } }
            #endif
            extension Shelf {
                public var isEmpty: Bool { count == 0 }
                private func secret() {}
                static func all() {}
            }
            private extension Shelf { func hidden() {} }
            """
        let members = ["close()", "count", "isEmpty", "jar(_:in:)", "reset()", "sort(by:)", "total()"]
        #expect(try selectors(source) == members)
        let shelf = try shelf(source)
        #expect(shelf.isDeclared && !shelf.mayHaveOthers && shelf.inherited == ["Sendable", "Base", "Other"])
        #expect(try !self.shelf("extension Shelf { func all() {} }").isDeclared)
    }

    @Test(arguments: [
        "@dynamicMemberLookup protocol Shelf {}", "@Storing protocol Shelf {}", "protocol Shelf where Self: Rack {}",
        "protocol Shelf { #members }", "protocol Shelf {}\n@Storing extension Shelf {}",
    ])
    func mayHaveMembersThatNobodySees(source: String) throws {
        #expect(try shelf(source).mayHaveOthers)
        #expect(try !shelf("@MainActor @available(iOS 17, *) @preconcurrency protocol Shelf {}").mayHaveOthers)
    }

    @Test(
        arguments: [
            ("func jar()", false, .never), ("func jar() async throws", true, .anything),
            ("func jar() throws(any Error)", false, .anything), ("func jar() throws(JarError)", false, .oneType),
            ("func jar() throws(Never)", false, .never), ("func jar<E: Error>(_ e: E) throws(E)", false, .unknown),
            ("func jar(_ body: () throws -> Int) rethrows", false, .unknown),
            ("associatedtype E: Error\nfunc jar() throws(E)", false, .unknown),
            ("var jar: Int { get async throws }", true, .anything), ("var jar: Int { get set }", false, .never),
        ] as [(String, Bool, CallableMember.Throwing)]
    )
    func askTheirCallersToBeReady(member: String, isAsync: Bool, throwing: CallableMember.Throwing) throws {
        let found = try #require(try shelf("protocol Shelf {\n\(member)\n}").members.first)
        #expect(found.isAsync == isAsync && found.throwing == throwing, "\(found)")
    }

    @Test(
        arguments: [
            ("func jar(id: Int)", ["id"], true), ("func jar(id: Int)", ["_"], false), ("func jar(id: Int)", [], false),
            ("func jar(id: Int)", nil, false), ("func jar(id: Int, in row: Int = 0)", ["id"], true),
            ("func jar(id: Int = 0, in row: Int)", ["in"], true), ("func jar(id: Int = 0, in row: Int)", ["id"], false),
            ("func jar(_ ids: Int..., in row: Int)", ["_", "_", "in"], true), ("func jar(_ ids: Int...)", [], true),
            ("func jar(ids: Int...)", ["ids", "_"], true), ("func jar(ids: Int...)", ["ids", "ids"], false),
            ("var jar: Int { 0 }", nil, true), ("var jar: Int { 0 }", [], false),
            ("var jar: [URL]? { nil }", [], false),
            ("var jar: (Int) -> Jar { make }", ["_"], true), ("var jar: Jars { make }", ["_"], true),
            ("var jar: Jars.Type { make }", ["_"], true),
        ] as [(String, [String]?, Bool)]
    )
    func fitTheLabelsOfACall(member: String, labels: [String]?, fits: Bool) throws {
        let source = "protocol Shelf {}\nextension Shelf { \(member) \(member.hasPrefix("func") ? "{}" : "") }"
        let found = try #require(try shelf(source).members.first)
        #expect(found.fits(labels) == fits)
    }

    /// Each may take a label or none.
    @Test func manyDefaultsTakeNoLongerThanFew() throws {
        let parameters = (0..<200).map { "_ part\($0): Int = 0" }.joined(separator: ", ")
        let source = "protocol Shelf {}\nextension Shelf { func jar(\(parameters)) {} }\n"
        let member = try #require(try shelf(source).members.first)
        let labels = Array(repeating: "_", count: 100)
        #expect(member.fits(labels))
        #expect(!member.fits(labels + ["id"]))
    }
}
