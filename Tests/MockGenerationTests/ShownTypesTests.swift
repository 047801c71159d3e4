import MockGeneration
import SwiftReading
import Testing

/// Which imports of a mock's file are public: those of modules whose types the mock shows.
@Suite struct ShownTypesTests {
    private func mock(_ text: String) throws -> String {
        let source = MockSource(path: "A.swift", bytes: Array("public import Foundation\n\n\(text)\n".utf8))
        let options = MockOptions(selection: MockSelection(allPublic: true))
        return try #require(MockGenerator(options: options).generate([source]).files.first?.text)
    }

    @Test(arguments: [
        "public protocol P { typealias ID = Int; func f(_ id: ID) }",
        "public protocol P { typealias Done = (Result<Int, any Error>) -> Void; func f(_ done: @escaping Done) }",
        "public protocol P { typealias A = Int; typealias B = [A]; func f(_ b: Self.B) }",
        "public protocol P { associatedtype Key; associatedtype O: Collection where O.Element == Key; func f(_ o: O) }",
        "public protocol P { func f<S: Sequence>(_ s: S) -> S.Element where S.Element == Int }",
        "public protocol P { func f() -> AsyncStream<Int>.Continuation; func g() -> Task<Void, Never> }",
        "public protocol P { func f(_ clock: any Clock<Duration>) -> ContinuousClock.Instant }",
        "public protocol P { func f(_ index: Set<Int>.Index) -> CollectionOfOne<Float16>; var i: Int128 { get } }",
        "public struct Unit {}\npublic protocol P { func f() -> Unit }",
    ])
    func anImportThatShowsNothingIsNotPublic(text: String) throws {
        let mock = try mock(text)
        #expect(mock.contains("\nimport Foundation\n"), "\(mock)")
    }

    @Test(arguments: [
        "public protocol P { typealias ID = UUID; func f(_ id: ID) }",
        "public protocol P { typealias A = UUID; typealias B = [A]; func f(_ b: Self.B) }",
        "public protocol P { func f(_ encoding: String.Encoding) }",
        "public protocol P { func f<Date>(_ date: Date); func g() -> Date }",
        "public protocol P { func f(_ region: Locale.Region) }",
    ])
    func anImportWhoseTypesAreShownIsPublic(text: String) throws {
        let mock = try mock(text)
        #expect(mock.contains("\npublic import Foundation\n"), "\(mock)")
    }
}
