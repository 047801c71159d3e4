import Diagnostics
import Foundation
import ProjectModel
import SwiftReading
import TestSupport

/// Tries names in one place: each has to be refused there by validation, with a note, or to give a package that compiles.
struct NameTrial {
    let position: NamePosition
    let compiler: SwiftPackageCompiler

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
        var failures: [String] = []
        var left = names
        // Names that only meet each other are tried apart.
        while !left.isEmpty {
            let settled = settle(left)
            failures += settled.faults
            failures += try await compileFailures(of: settled.accepted)
            left = settled.later.count < left.count ? settled.later : []
        }
        return failures
    }

    /// All names of the catalogue for this position.
    ///
    /// - Parameter inherited: names of members that emitted types inherit.
    func catalogue(inherited: [String]) async throws -> [String] {
        let folder = try TemporaryFolder()
        let run = try await NameProject(position, ["zzName"]).generate(in: folder)
        guard run.succeeded else { throw Unusable(output: run.everything) }
        return try NameCatalogue.names(for: folder.url.appendingPathComponent("package"), inherited: inherited)
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
    private func compileFailures(of names: [String]) async throws -> [String] {
        var failures: [String] = []
        var left = names
        while !left.isEmpty, let fault = try await fault(of: left) {
            let suspects = fault.suspects(among: left)
            let found = try await culprits(among: suspects)
            failures += found.map(\.message)
            let guilty = Set(found.flatMap(\.names))
            left.removeAll { guilty.contains($0) }
            if guilty.isEmpty {
                failures.append("\(position.id): \(suspects) beside others: \(fault.summary)")
                left.removeAll { suspects.contains($0) }
            }
        }
        return failures
    }

    /// Halves what fails until it is one name, or fails only together.
    private func culprits(among names: [String]) async throws -> [(names: [String], message: String)] {
        guard !names.isEmpty, let fault = try await fault(of: names) else { return [] }
        if names.count == 1 { return [(names, "\(position.id): \(names): \(fault.summary)")] }
        let middle = names.count / 2
        let found = try await culprits(among: Array(names[..<middle])) + culprits(among: Array(names[middle...]))
        return found.isEmpty ? [(names, "\(position.id): \(names) together: \(fault.summary)")] : found
    }

    /// The errors of generating, or of the first module that doesn't compile; `nil` when there are none.
    private func fault(of names: [String]) async throws -> NameFault? {
        let folder = try TemporaryFolder()
        let project = NameProject(position, names)
        let run = try await project.generate(in: folder)
        guard run.succeeded else { return NameFault(output: run.errors) }
        let package = try EmittedPackage(
            specs: folder.url.appendingPathComponent("specs"),
            folder: folder.url.appendingPathComponent("package")
        )
        if position.hasQuickManifest {
            let run = try await compiler.compileManifest(of: package.folder)
            guard run.succeeded else { return NameFault(output: run.everything) }
        }
        for module in package.modules {
            let run = try await compiler.compile(module, extraFlags: project.flags)
            if !run.succeeded { return NameFault(output: run.everything) }
        }
        return nil
    }
}

/// What generating or compiling said.
private struct NameFault {
    var output: String

    private var errors: [String] {
        output.split(separator: "\n").filter { $0.contains("error: ") }.map(String.init)
    }

    var summary: String {
        errors.isEmpty ? output : errors.prefix(3).joined(separator: "\n")
    }

    /// The names that the errors, or the lines that they are about, contain; all names where there are none.
    func suspects(among names: [String]) -> [String] {
        let words = Set(errors.flatMap { error in Self.words(of: error + "\n" + Self.line(of: error)) })
        let found = names.filter { words.contains($0) || words.contains(SwiftIdentifier.upperCamelCase($0)) }
        return found.isEmpty ? names : found
    }

    private static func words(of text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && !($0.unicodeScalars.first?.value ?? 0 > 0x7F) }
            .map(String.init)
    }

    /// The line of a source that an error is about.
    private static func line(of error: String) -> String {
        let parts = error.split(separator: ":", maxSplits: 2)
        guard parts.count == 3, let number = Int(parts[1]),
            let text = try? String(contentsOfFile: String(parts[0]), encoding: .utf8)
        else { return "" }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
    }
}

extension Diagnostic {
    /// Whether the name would be fine without another one.
    fileprivate var isAboutTwoNames: Bool {
        id.hasSuffix("-clash") || id.hasPrefix("duplicate-") || id == "names-differ-in-case"
    }
}
