import Diagnostics
import Foundation
import Testing

@testable import FileEmission

@Suite struct AmenderTests {
    private static let path = "Sources/Recipes/Mine.swift"

    private func amend(
        _ tree: TemporaryTree,
        before: String = "one\n",
        on disk: some FileSystem = POSIXFileSystem()
    ) throws -> (changed: Int, ids: [String]) {
        let directory = try TargetDirectory.locked(tree.path) {}
        let amendment = Amendment(path: AmenderTests.path, before: Array(before.utf8), after: Array("one\ntwo\n".utf8))
        let (changed, diagnostics) = Amender().carryOut([amendment], in: directory, on: disk)
        return (changed, diagnostics.map(\.id))
    }

    private func tree() throws -> TemporaryTree {
        let tree = try TemporaryTree()
        try tree.write(AmenderTests.path, "one\n")
        return tree
    }

    @Test func changesAFile() throws {
        let tree = try tree()
        #expect(try amend(tree).changed == 1)
        #expect(try tree.read(AmenderTests.path) == "one\ntwo\n")
    }

    @Test func leavesAloneWhatIsNotAsItWasRead() throws {
        let tree = try tree()
        for text in ["one", "one\nmore\n", "two\n"] {
            try tree.write(AmenderTests.path, text)
            #expect(try amend(tree).ids == ["changed-meanwhile"])
            #expect(try tree.read(AmenderTests.path) == text)
        }
    }

    @Test func isWholeAtEveryInstant() throws {
        let counting = FaultyDisk(.death(at: .max))
        #expect(try amend(try tree(), on: counting).changed == 1)
        #expect(counting.count > 2)
        for instant in 0..<counting.count {
            let tree = try tree()
            _ = try amend(tree, on: FaultyDisk(.death(at: instant)))
            #expect(["one\n", "one\ntwo\n"].contains(try tree.read(AmenderTests.path)))
            // The next run removes what is left, wherever it lies.
            try tree.generate([generated("Sources/Other/Generated/A.swift")])
            if try tree.read(AmenderTests.path) == "one\n" { #expect(try amend(tree).changed == 1) }
            #expect(try tree.snapshot().keys.filter { $0.contains("partial") } == [])
            #expect(try tree.read(AmenderTests.path) == "one\ntwo\n")
        }
    }

    @Test func keepsTheFileWhenTheDiskIsFull() throws {
        let tree = try tree()
        #expect(try amend(tree, on: FaultyDisk(.full(after: 3))).ids == ["cannot-write"])
        #expect(try tree.read(AmenderTests.path) == "one\n")
        #expect(try tree.snapshot().keys.filter { $0.contains("partial") } == [])
    }

    @Test func followsNoLinks() throws {
        let tree = try tree()
        try tree.remove(AmenderTests.path)
        try tree.write("elsewhere.swift", "one\n")
        try tree.link(AmenderTests.path, to: "../../elsewhere.swift")
        #expect(try amend(tree).ids == ["cannot-write"])
        #expect(try tree.read("elsewhere.swift") == "one\n")
    }
}
