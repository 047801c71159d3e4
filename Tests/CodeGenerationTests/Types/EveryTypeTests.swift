import Foundation
import Testing
import TestSupport

/// Types of every kind, in every place that takes a type: each is refused there with what to do, or compiles.
@Suite struct EveryTypeTests {
    private static let isWhole = ProcessInfo.processInfo.environment["ALL_TYPES"] != nil

    /// A few that did go wrong, in some of the places.
    @Test(
        .onlyInTestAll,
        arguments: [
            ["event-parameter", "field-kept", "method-interactor"], ["field-loaded", "field-separate"], ["sample"],
        ]
    )
    func typesThatFailed(places: [String]) async throws {
        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        let positions = try NamePosition.all(in: "Tests/Fixtures/Types").filter { places.contains($0.id) }
        try #require(positions.count == places.count)
        let failures = try await Self.trial(positions, [compiler]).failures(
            of: [
                "inout Int", "each t", "@foo Int", "$", "borrowing", "consuming", "reasync", "@MainActor () -> Void",
                "Any", "Void?", "[Void]", "Never?", "AnyClass", "AnyObject.Type", "OpaquePointer", "(Int, ZzOwnClass)",
                "UIView", "EmbeddedScene", "@escaping ZzOwnClosure", "@ZzOwnActor () -> Void", "() async -> Void",
            ]
        )
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    /// `make types` runs it; `ALL_TYPES=field,event` runs the positions that begin so.
    @Test(.enabled(if: isWhole)) func everyTypeIsRefusedOrCompiles() async throws {
        let wanted = (ProcessInfo.processInfo.environment["ALL_TYPES"] ?? "").split(separator: ",").map(String.init)
        let compilers = try await Self.compilers()
        for compiler in compilers {
            let runtime = try await compiler.compileRuntime()
            try #require(runtime.succeeded, "\(runtime.everything)")
        }
        let types = try TypeCatalogue.types()
        let positions = try NamePosition.all(in: "Tests/Fixtures/Types").filter { position in
            wanted == ["1"] || wanted.contains(where: position.id.hasPrefix)
        }
        // The compiler takes much longer for larger modules; a key of `samples` would be one for all places, and the type of
        // a service is a protocol in all of them.
        let groups = Dictionary(grouping: positions.enumerated()) { number, position in
            position.id.hasPrefix("sample") ? -2 : position.isOfService ? -1 : number / 4
        }
        for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
            let failures = try await Self.trial(group.map(\.element), compilers).failures(of: types)
            FileHandle.standardError.write(
                Data("\(group.map(\.element.id)): \(types.count) types, \(failures.count) failures\n".utf8)
            )
            for failure in failures { FileHandle.standardError.write(Data((failure + "\n").utf8)) }
            #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
        }
    }

    /// Errors of the first mode tell most; the last one sees what is for Apple's platforms alone.
    private static func compilers() async throws -> [SwiftPackageCompiler] {
        let modes = ProcessInfo.processInfo.environment["TYPE_MODES"].map { $0.split(separator: ",").map(String.init) }
        var compilers: [SwiftPackageCompiler] = []
        for mode in modes ?? ["swift6", "swift5", "apple"] {
            switch mode {
            case "swift6": compilers.append(try SwiftPackageCompiler(mode: .swift6WithFeatures))
            case "swift5": compilers.append(try SwiftPackageCompiler(mode: .swift5))
            default:
                let standIns = try await AppleStandIns.iOS(17)
                compilers.append(try SwiftPackageCompiler(mode: .swift6WithFeatures, standIns: standIns))
            }
        }
        return compilers
    }

    private static func trial(_ positions: [NamePosition], _ compilers: [SwiftPackageCompiler]) -> TypeTrial {
        TypeTrial(positions: positions, setting: TypeProject.setting(for: positions), compilers: compilers)
    }
}

extension NamePosition {
    /// Whether types of services are tried.
    var isOfService: Bool { id.hasPrefix("service") || id == "use-case-service" }
}
