import Foundation
import TestSupport
import Testing

/// Names that mean something already, in every place that takes a name.
@Suite(.serialized) struct EveryNameTests {
    private static let isWhole = ProcessInfo.processInfo.environment["ALL_NAMES"] != nil

    /// A few that did go wrong, where they did.
    @Test(arguments: [
        ("section", ["actor", "get", "set", "macro", "default", "body"]),
        ("field-swiftui-observation", ["borrowing", "consuming", "default", "state", "Observation", "_state"]),
        ("child-argument-uikit", ["embed", "unembedChildren", "container", "in"]),
        ("method-interactor", ["borrowing", "yield", "UnimplementedError", "environment"]),
    ])
    func namesThatFailed(position: String, names: [String]) async throws {
        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        let found = try #require(try NamePosition.all().first { $0.id == position })
        let failures = try await NameTrial(position: found, compiler: compiler, hasPlainTests: false)
            .failures(of: names)
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    /// `make names` runs it; `ALL_NAMES=field,event` runs the positions that begin so.
    @Test(.enabled(if: isWhole)) func everyNameIsRefusedOrCompiles() async throws {
        let wanted = (ProcessInfo.processInfo.environment["ALL_NAMES"] ?? "").split(separator: ",").map(String.init)
        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures, standIns: try await AppleStandIns(iOS: 17))
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        let inherited = try NameCatalogue.inherited()
        let positions = try NamePosition.all().filter { position in
            wanted == ["1"] || wanted.contains(where: position.id.hasPrefix)
        }
        // The longest ones first, so that none is left over at the end.
        let queue = positions.filter { $0.together == 1 } + positions.filter { $0.together > 1 }
        try await withThrowingTaskGroup { group in
            var rest = queue[...]
            let jobs = ProcessInfo.processInfo.environment["JOBS"].flatMap { Int($0) }
            for _ in 0..<(jobs ?? ProcessInfo.processInfo.activeProcessorCount) {
                guard let position = rest.popFirst() else { break }
                group.addTask { try await Self.tryAll(in: position, compiler.sibling(), inherited) }
            }
            while let failures = try await group.next() {
                #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
                guard let position = rest.popFirst() else { continue }
                group.addTask { try await Self.tryAll(in: position, compiler.sibling(), inherited) }
            }
        }
    }

    /// What fails in a place; says so at once.
    private static func tryAll(in position: NamePosition, _ compiler: SwiftPackageCompiler, _ inherited: [String])
        async throws -> [String]
    {
        let trial = NameTrial(position: position, compiler: compiler, hasPlainTests: true)
        let start = ContinuousClock.now
        var names: [String] = []
        var failures: [String] = []
        do {
            names = try await trial.catalogue(inherited: inherited)
            failures = try await trial.failures(of: names)
        } catch let unusable as NameTrial.Unusable {
            failures = ["\(position.id): \(unusable.output)"]
        }
        let seconds = (ContinuousClock.now - start).components.seconds
        let line = "\(position.id): \(names.count) names, \(failures.count) failures, \(seconds) s\n"
        FileHandle.standardError.write(Data((line + failures.map { $0 + "\n" }.joined()).utf8))
        return failures
    }
}
