import Diagnostics
import SwiftReading

/// Types that conform to the contract of a scene that isn't there any more: it was renamed, moved or deleted.
struct LeftScaffolds {
    let known: Set<String>
    let problems: SyncProblems

    private static let suffixes = ["ViewContract", "PresenterContract", "InteractorContract", "WireframeContract"]

    func warnings(in index: SourceIndex) -> [Diagnostic] {
        index.files.flatMap { file in
            file.outline.blocks.flatMap { block in
                block.inherited.filter(isLeft).map { problems.withoutScene(block, in: file, conformingTo: $0) }
            }
        }
    }

    /// A contract by its name, and none that the sources declare themselves.
    private func isLeft(_ name: String) -> Bool {
        !known.contains(name) && LeftScaffolds.suffixes.contains { name.hasSuffix($0) && name != $0 }
    }
}
