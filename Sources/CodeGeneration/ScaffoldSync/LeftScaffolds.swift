import Basics
import SwiftReading

/// Types that conform to the contract of a scene that isn't there any more: it was renamed, moved or deleted.
struct LeftScaffolds {
    let known: Set<String>
    let problems: SyncProblems

    private static let suffixes = ScaffoldContracts.contractSuffixes(common: false)
    /// Names that protocols of the team's own may well have: they count only where the type is called as scaffolds are.
    private static let commonSuffixes = ScaffoldContracts.contractSuffixes(common: true)

    func warnings(in index: SourceIndex) -> [Diagnostic] {
        index.files.flatMap { file in
            file.outline.blocks.flatMap { block in
                block.inherited.filter { isLeft($0, by: block.type) }.map {
                    problems.withoutScene(block, in: file, conformingTo: $0)
                }
            }
        }
    }

    /// A contract by its name, and none that the sources declare themselves.
    private func isLeft(_ name: String, by type: String) -> Bool {
        guard !known.contains(name) else { return false }
        let suffixes =
            type + "Contract" == name
            ? LeftScaffolds.suffixes + LeftScaffolds.commonSuffixes : LeftScaffolds.suffixes
        return suffixes.contains { name.hasSuffix($0) && name != $0 }
    }
}
