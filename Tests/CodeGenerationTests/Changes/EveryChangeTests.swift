import Foundation
import Testing
import TestSupport

/// Changes of the specs of a project that people went on with: what is told is so, and what is to be deleted can be.
@Suite struct EveryChangeTests {
    private static let isWhole = ProcessInfo.processInfo.environment["ALL_CHANGES"] != nil

    /// `make changes` runs it; `ALL_CHANGES=nib,child` runs the changes with such a word in their names.
    @Test(.enabled(if: isWhole)) func whatIsToldIsSo() async throws {
        let wanted = (ProcessInfo.processInfo.environment["ALL_CHANGES"] ?? "").split(separator: ",").map(String.init)
        let project = try await CompiledProject.make()
        for change in try SpecChange.all()
        where wanted == ["1"] || wanted.contains(where: { change.name.contains($0) }) {
            let result = try await ChangeTrial(project: project, change: change).result()
            let summary =
                "\(change.name): \(result.broken) broken, \(result.told) told, \(result.extra.count) extra, "
                + "\(result.compilers) the compiler's alone"
            FileHandle.standardError.write(
                Data(
                    (["== " + summary] + result.faults + result.extra.map { "    " + $0 }).joined(separator: "\n").utf8
                        + [10]
                )
            )
            #expect(result.faults.isEmpty, "\(change.name):\n\(result.faults.joined(separator: "\n"))")
        }
    }
}
