/// Finds types that conform to the contract of a scene that was renamed, moved or deleted.
struct LeftScaffolds {
    /// The contracts of all scenes, and their types for contracts that they share.
    let known: Set<String>
    let problems: SyncProblems

    private static let suffixes = ScaffoldContracts.contractSuffixes(common: false)
    /// Suffixes that a team's own protocols may have, too: they count only if the type is named like a scaffold.
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

    /// Returns true for a contract's name, unless the sources declare it.
    private func isLeft(_ name: String, by type: String) -> Bool {
        if let suffix = ScaffoldContracts.sharedContracts[name] {
            return type.hasSuffix(suffix) && !known.contains(type)
        }
        guard !known.contains(name) else { return false }
        let suffixes =
            type + "Contract" == name
            ? LeftScaffolds.suffixes + LeftScaffolds.commonSuffixes : LeftScaffolds.suffixes
        return suffixes.contains { name.hasSuffix($0) && name != $0 }
    }
}
