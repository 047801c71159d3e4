import Basics
import Foundation
import TestSupport

/// Tries types in several places at once: each has to be refused there by validation, with a note, or to give a package that
/// compiles.
struct TypeTrial {
    let positions: [NamePosition]
    let setting: NameProject.Setting
    let compilers: [SwiftPackageCompiler]

    private typealias Tried = (position: NamePosition, names: [(number: Int, name: String)])

    /// How many types a scene has, where its place doesn't say.
    private static let together = 60

    /// What fails, each with the place and the type.
    func failures(of types: [String]) async throws -> [String] {
        var failures: [String] = []
        var accepted: [Tried] = []
        for (place, position) in positions.enumerated() {
            let (fine, faults) = settle(
                position,
                Self.types(types, for: position).enumerated().map { (place * 1_000 + $0, $1) }
            )
            failures += faults
            accepted += fine
        }
        // What errors name is left out, so that the others are seen.
        while let fault = try await fault(of: accepted) {
            let named = Self.numbers(in: fault)
            let found = accepted.flatMap { place in
                place.names.filter { named[$0.number] != nil }.map { (place.position.id, $0) }
            }
            if found.isEmpty { return failures + ["\(positions.map(\.id)): \(fault)"] }
            failures += found.map { "\($0): '\($1.name)': \(named[$1.number] ?? "")" }
            for index in accepted.indices { accepted[index].names.removeAll { named[$0.number] != nil } }
        }
        return failures
    }

    /// What the team's own types conform to, nobody knows here; and some of the platform's are `Sendable` on Apple's alone.
    private static func types(_ types: [String], for position: NamePosition) -> [String] {
        let sendableOnApple = ["UserDefaults", "DispatchData"]
        if position.isOfService {
            // An own name as the type of a service is that of a protocol, by definition; and one that asks for anything has
            // no default before somebody writes it.
            let unfit = ["any ZzOwnClassProtocol", "any ZzOwnProtocol"] + sendableOnApple
            return types.filter { !unfit.contains($0) && (!$0.hasPrefix("ZzOwn") || $0.contains(/Protocol$|\W/)) }
        }
        guard position.id.hasPrefix("conformance") else { return types }
        return types.filter { !$0.contains("ZzOwn") && !sendableOnApple.contains($0) }
    }

    /// Which types validation accepts in a place, by scenes, and what it says badly.
    private func settle(_ position: NamePosition, _ types: [(number: Int, name: String)]) -> ([Tried], [String]) {
        var accepted = types
        while true {
            let together = min(Self.together, position.together)
            let scenes = stride(from: 0, to: accepted.count, by: together).map { start in
                (position, Array(accepted[start..<min(start + together, accepted.count)]))
            }
            let problems = NameProject(scenes, in: setting).problems()
            if problems.isEmpty { return (scenes, []) }
            let faults = problems.flatMap { name, found in
                found.filter { name.isEmpty || $0.notes.isEmpty }.map { "\(position.id): '\(name)': \($0.message)" }
            }
            if !faults.isEmpty { return ([], faults) }
            accepted.removeAll { problems[$0.name] != nil }
        }
    }

    /// The first errors of generating or compiling, each with its line of code; `nil` when there are none.
    private func fault(of trials: [Tried]) async throws -> String? {
        let folder = try TemporaryFolder()
        let run = try await NameProject(trials.filter { !$0.names.isEmpty }, in: setting).generate(in: folder)
        guard run.succeeded else { return run.errors }
        let package = try EmittedPackage(
            specs: folder.url.appendingPathComponent("specs"),
            folder: folder.url.appendingPathComponent("package")
        )
        for compiler in compilers {
            for module in package.modules {
                let run = try await compiler.compile(module)
                if !run.succeeded { return run.errorLines }
            }
        }
        return nil
    }

    /// The numbers of types that errors are about, `12` where a line of code has `x12q`, each with the first of them.
    private static func numbers(in fault: String) -> [Int: String] {
        var numbers: [Int: String] = [:]
        for error in fault.components(separatedBy: "\n/") {
            let found = error.matches(of: #/[A-Za-z](\d+)q(?![a-z])/#).compactMap { Int($0.output.1) }
            if let last = found.last, numbers[last] == nil { numbers[last] = error }
        }
        return numbers
    }
}

extension ToolRun {
    /// The first errors, each with the line of code that the compiler shows for it.
    fileprivate var errorLines: String {
        let lines = everything.split(separator: "\n")
        let errors = lines.indices.compactMap { index -> String? in
            // Which field it is for which a state doesn't conform, a note says.
            guard let match = lines[index].firstMatch(of: #/^.*?:(\d+):\d+: (error: |note: stored property type)/#)
            else { return nil }
            let shown = lines[index...].prefix(20).first { $0.firstMatch(of: #/^ *(\d+) \|/#)?.1 == match.1 }
            return lines[index] + (shown.map { "\n" + $0 } ?? "")
        }
        return errors.isEmpty ? everything : errors.prefix(60).joined(separator: "\n")
    }
}
