import MockGeneration
import SwiftReading
import Testing

/// Protocols whose mocks need more than their members say.
@Suite struct OddProtocolTests {
    private func mock(_ text: String, _ change: (inout MockOptions) -> Void = { _ in }) throws -> String {
        var options = MockOptions(selection: MockSelection(allPublic: true))
        change(&options)
        let source = MockSource(path: "A.swift", bytes: Array(text.utf8))
        return try #require(MockGenerator(options: options).generate([source]).files.first?.text)
    }

    /// Nothing but its declaration tells a global actor from a macro.
    @Test func aMockIsOnTheActorOfItsProtocol() throws {
        let actor = "@globalActor\npublic final actor Bg { public static let shared = Bg() }\n"
        let onActor = "@Bg public protocol P { func run(_ n: Int) -> Int }\n"
        for isolation in [DefaultIsolation.nonisolated, .mainActor] {
            let mock = try mock(actor + onActor) { $0.defaultIsolation = isolation }
            #expect(mock.contains("\n@Bg public final class MockP: P {\n"), "\(mock)")
        }
        let other = try mock(onActor) { $0.defaultIsolation = .mainActor }
        #expect(other.contains("\n@MainActor public final class MockP: P {\n"), "\(other)")
    }

    @Test(arguments: [
        ("Identifiable where ID: Codable", "", "<ID: Hashable>: P where ID: Codable {"),
        ("Identifiable where Self.ID: Codable", "var id: ID { get }", "<ID: Hashable>: P where ID: Codable {"),
        (
            "Identifiable where ID: RawRepresentable, ID.RawValue == Int", "",
            "<ID: Hashable>: P where ID: RawRepresentable, ID.RawValue == Int {"
        ),
        ("Identifiable", "associatedtype ID: Codable", "<ID: Codable & Hashable>: P {"),
    ])
    func anIdentityOfWhichMoreIsAskedIsAParameter(inherited: String, member: String, head: String) throws {
        let mock = try mock("public protocol P: \(inherited) {\n\(member)\n}")
        #expect(mock.contains("class MockP\(head)\n") && mock.contains("public var id: ID {"), "\(mock)")
    }

    @Test(arguments: [
        "Identifiable where ID: Sendable & Hashable", "Identifiable where ID: Comparable", "Identifiable",
    ])
    func anIdentityThatAClassHasIsNone(inherited: String) throws {
        let mock = try mock("public protocol P: \(inherited) { func f() }")
        #expect(mock.contains("class MockP: P {\n") && !mock.contains(" id:"), "\(mock)")
    }

    @Test(arguments: ["func LockedCalls() -> Int", "var LockedValue: Int { get set }", "func StaticMockRecordings()"])
    func aMemberMayHaveTheNameOfAHelpersType(member: String) throws {
        let text = "public protocol P: Sendable { \(member); func f(); var v: Int { get set } }"
        let mocks = try [mock(text), mock(text) { $0.isStandalone = true }]
        for (mock, library) in zip(mocks, ["ViperTesting", "MockSupport"]) {
            #expect(mock.contains("fCalls = \(library).LockedCalls<"), "\(mock)")
            #expect(mock.contains("_underlyingV = \(library).LockedValue<"), "\(mock)")
            #expect(!mock.contains("= Locked"), "\(mock)")
        }
        #expect(mocks[1].contains("    nonisolated final class LockedCalls<"), "\(mocks[1])")
        #expect(mocks[1].contains("\nimport Foundation\n"), "\(mocks[1])")
    }
}
