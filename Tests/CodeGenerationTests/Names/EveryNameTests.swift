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
        let failures = try await NameTrial(position: found, compiler: compiler).failures(of: names)
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    /// `make names` runs it; `ALL_NAMES=field,event` runs the positions that begin so.
    @Test(.enabled(if: isWhole)) func everyNameIsRefusedOrCompiles() async throws {
        let wanted = (ProcessInfo.processInfo.environment["ALL_NAMES"] ?? "").split(separator: ",").map(String.init)
        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures, standIns: try await AppleStandIns(iOS: 17))
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        let inherited = try NameCatalogue.inherited()
        for position in try NamePosition.all() where wanted == ["1"] || wanted.contains(where: position.id.hasPrefix) {
            let trial = NameTrial(position: position, compiler: compiler)
            let start = ContinuousClock.now
            let names: [String]
            do {
                names = try await trial.catalogue(inherited: inherited)
            } catch let unusable as NameTrial.Unusable {
                Issue.record("\(position.id): \(unusable.output)")
                continue
            }
            let failures = try await trial.failures(of: names)
            let seconds = (ContinuousClock.now - start).components.seconds
            let line = "\(position.id): \(names.count) names, \(failures.count) failures, \(seconds) s\n"
            FileHandle.standardError.write(Data(line.utf8))
            #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
        }
    }
}
