import Basics
import Foundation
import ProjectModel
import SwiftReading
import TestSupport

/// Tries names in one place: each has to be refused there by validation, with a note, or to give a package that compiles.
struct NameTrial {
    let position: NamePosition
    private let compilation: NameCompilation

    /// - Parameter hasPlainTests: whether emitted tests are compiled without Swift Testing's macros.
    init(position: NamePosition, compiler: SwiftPackageCompiler, hasPlainTests: Bool) {
        self.position = position
        compilation = NameCompilation(position: position, compiler: compiler, hasPlainTests: hasPlainTests)
    }

    /// What fails, each with the names that make it fail.
    func failures(of names: [String]) async throws -> [String] {
        var failures: [String] = []
        var rest = names[...]
        while !rest.isEmpty {
            failures += try await failuresTogether(Array(rest.prefix(position.together)))
            rest = rest.dropFirst(position.together)
        }
        return failures
    }

    private func failuresTogether(_ names: [String]) async throws -> [String] {
        let (groups, faults) = groups(of: names)
        // Apart are scenes of one project, where they don't clash there as well.
        if NameProject(position, groups).problems().isEmpty {
            return try await faults + compileFailures(of: groups)
        }
        var failures = faults
        for group in groups { failures += try await compileFailures(of: [group]) }
        return failures
    }

    /// The names that validation accepts; those that only meet each other are apart.
    private func groups(of names: [String]) -> (groups: [[String]], faults: [String]) {
        var groups: [[String]] = []
        var faults: [String] = []
        var left = names
        while !left.isEmpty {
            var settled = settle(left)
            if settled.accepted.isEmpty, let first = settled.later.first, left.count > 1 {
                settled = settle([first])
                settled.later = left.filter { $0 != first }
            }
            faults += settled.faults
            if !settled.accepted.isEmpty { groups.append(settled.accepted) }
            left = settled.later
        }
        return (groups, faults)
    }

    /// All names of the catalogue for this position.
    ///
    /// - Parameter inherited: names of members that emitted types inherit.
    func catalogue(inherited: [String]) async throws -> [String] {
        let folder = try TemporaryFolder()
        let run = try await NameProject(position, ["zzName"]).generate(in: folder)
        guard run.succeeded else { throw Unusable(output: run.everything) }
        let names = try NameCatalogue.names(for: folder.url.appendingPathComponent("package"), inherited: inherited)
        guard position.isOfTypes else { return names }
        return Set(names.map(SwiftIdentifier.upperCamelCase)).sorted()
    }

    struct Unusable: Error { var output: String }

    /// Which names validation accepts together, which have to be tried without those, and what it says badly.
    private func settle(_ names: [String]) -> (accepted: [String], later: [String], faults: [String]) {
        var accepted = names
        var later: [String] = []
        var faults: [String] = []
        while true {
            let problems = NameProject(position, accepted).problems()
            if problems.isEmpty { return (accepted, later, faults) }
            faults += problems.flatMap { name, found in
                found.filter { name.isEmpty || $0.notes.isEmpty }.map { "\(position.id): '\(name)': \($0.message)" }
            }
            // What is about no name can't be avoided by leaving one out.
            if problems[""] != nil { return ([], [], faults) }
            if accepted.count > 1 { later += problems.filter { $0.value.allSatisfy(\.isAboutTwoNames) }.keys.sorted() }
            accepted.removeAll { problems[$0] != nil }
        }
    }

    /// Compiles all names at once, and again without those that the compiler complained of.
    private func compileFailures(of groups: [[String]]) async throws -> [String] {
        var failures: [String] = []
        var left = groups
        while let fault = try await compilation.fault(of: left) {
            let names = left.flatMap { $0 }
            let suspects = fault.suspects(among: names)
            let found = try await culprits(among: suspects)
            failures += found.map(\.message)
            var guilty = Set(found.flatMap(\.names))
            if guilty.isEmpty {
                failures.append("\(position.id): \(suspects) beside others: \(fault.summary)")
                guilty = Set(suspects)
            }
            left = left.map { $0.filter { !guilty.contains($0) } }
        }
        return failures
    }

    /// Halves what fails until it is one name, or fails only together.
    private func culprits(among names: [String]) async throws -> [(names: [String], message: String)] {
        let groups = groups(of: names).groups
        guard let fault = try await compilation.fault(of: groups) else { return [] }
        if names.count == 1 { return [(names, "\(position.id): \(names): \(fault.summary)")] }
        let middle = names.count / 2
        let found = try await culprits(among: Array(names[..<middle])) + culprits(among: Array(names[middle...]))
        return found.isEmpty ? [(names, "\(position.id): \(names) together: \(fault.summary)")] : found
    }
}

extension Diagnostic {
    /// Whether the name would be fine without another one.
    fileprivate var isAboutTwoNames: Bool {
        ["duplicate-name", "name-clash"].contains(id)
    }
}
