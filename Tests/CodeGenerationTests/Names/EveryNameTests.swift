import Basics
import Foundation
import Testing
import TestSupport

/// Names that mean something already, in every place that takes a name.
@Suite struct EveryNameTests {
    private static let isWhole = ProcessInfo.processInfo.environment["ALL_NAMES"] != nil

    /// The places are kept up with the rules, though nobody tries all names in them every day.
    @Test func everyPlaceTakesAnOrdinaryName() throws {
        for position in try NamePosition.all() {
            let problems = NameProject(position, ["zzName"]).problems().flatMap(\.value)
            #expect(problems.isEmpty, "\(position.id): \(problems.map(\.message))")
        }
    }

    /// A few that did go wrong, where they did.
    @Test(
        .onlyInTestAll,
        arguments: [
            ("section", ["actor", "get", "set", "macro", "default", "body"]),
            ("field-swiftui-observation", ["borrowing", "consuming", "default", "state", "Observation", "_state"]),
            ("child-argument-uikit", ["embed", "unembedChildren", "container", "in"]),
            ("method-interactor", ["borrowing", "yield", "UnimplementedError", "environment"]),
            ("service", ["unstubbed", "UINavigationController", "AppEnvironment"]),
            ("service-stubbed", ["DescriptorResolutions", "Mocks", "StubbableEnvironment"]),
            ("scene-uikit", ["Unembed", "UnembedChildren"]),
            ("method-quick-interactor", ["view", "interactor", "descriptor", "state", "tasks"]),
        ]
    )
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
        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures, standIns: try await AppleStandIns.iOS(17))
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        let inherited = try NameCatalogue.inherited()
        let positions = try NamePosition.all().filter { position in
            wanted == ["1"] || wanted.contains(where: position.id.hasPrefix)
        }
        let shares = positions.flatMap(Share.all)
        try await withThrowingTaskGroup { group in
            // The longest ones first, so that none is left over at the end.
            var rest = (shares.filter { $0.count > 1 } + shares.filter { $0.count == 1 })[...]
            let jobs = ProcessInfo.processInfo.environment["JOBS"].flatMap { Int($0) }
            for share in rest.prefix(jobs ?? ProcessInfo.processInfo.activeProcessorCount) {
                group.addTask { try await share.failures(compiler.sibling(), inherited) }
                rest.removeFirst()
            }
            while let failures = try await group.next() {
                #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
                guard let share = rest.popFirst() else { continue }
                group.addTask { try await share.failures(compiler.sibling(), inherited) }
            }
        }
    }
}

/// A place, and which of its names are tried in one go.
private struct Share: Sendable {
    var position: NamePosition
    var number: Int
    var count: Int

    /// One, or several where each name is a project of its own.
    static func all(of position: NamePosition) -> [Share] {
        let count = position.together == 1 ? 8 : 1
        return (1...count).map { Share(position: position, number: $0, count: count) }
    }

    /// What fails; says so at once.
    func failures(_ compiler: SwiftPackageCompiler, _ inherited: [String]) async throws -> [String] {
        let trial = NameTrial(position: position, compiler: compiler, hasPlainTests: true)
        let start = ContinuousClock.now
        var names: [String] = []
        var failures: [String] = []
        do {
            names = try await trial.catalogue(inherited: inherited).enumerated()
                .filter { $0.offset % count == number - 1 }.map(\.element)
            failures = try await trial.failures(of: names)
        } catch let unusable as NameTrial.Unusable {
            failures = ["\(position.id): \(unusable.output)"]
        }
        let seconds = (ContinuousClock.now - start).components.seconds
        let title = position.id + (count > 1 ? " \(number)/\(count)" : "")
        let line = "\(title): \(names.count) names, \(failures.count) failures, \(seconds) s\n"
        FileHandle.standardError.write(Data((line + failures.map { $0 + "\n" }.joined()).utf8))
        return failures
    }
}
