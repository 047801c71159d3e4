import Diagnostics
import Foundation
import Testing

@testable import FileEmission

@Suite struct RelocatorTests {
    private static let relocations = [
        Relocation(from: "Sources/Old/Application/Jar", to: "Sources/New/Application/Jar"),
        Relocation(from: "Tests/OldTests/JarTests.swift", to: "Tests/NewTests/JarTests.swift"),
    ]

    private func tree() throws -> TemporaryTree {
        let tree = try TemporaryTree()
        try tree.write("Sources/Old/Application/Jar/Jar.swift", "jar")
        try tree.write("Sources/Old/Application/Jar/More/Lid.swift", "lid")
        try tree.write("Tests/OldTests/JarTests.swift", "tests")
        try tree.write("Tests/OldTests/Mine.swift", "mine")
        return tree
    }

    private func move(_ tree: TemporaryTree, on disk: some FileSystem = POSIXFileSystem()) throws -> [String] {
        let directory = try TargetDirectory.locked(tree.path) {}
        return Relocator().carryOut(RelocatorTests.relocations, in: directory, on: disk).map(\.id)
    }

    @Test func movesFoldersAndFilesAndLeavesNoEmptyFolders() throws {
        let tree = try tree()
        #expect(try move(tree) == [])
        let files = try tree.snapshot().filter { $0.value != "folder" }
        #expect(
            files == [
                "Sources/New/Application/Jar/Jar.swift": "file: jar",
                "Sources/New/Application/Jar/More/Lid.swift": "file: lid",
                "Tests/NewTests/JarTests.swift": "file: tests", "Tests/OldTests/Mine.swift": "file: mine",
            ]
        )
        #expect(!tree.exists("Sources/Old"))
    }

    @Test(arguments: ["Sources/New/Application/Jar/Other.swift", "Tests/NewTests/JarTests.swift"])
    func replacesNothing(path: String) throws {
        let tree = try tree()
        try tree.write(path, "theirs")
        let before = try tree.snapshot().filter { $0.value != "folder" }
        #expect(try move(tree) == ["file-in-the-way"])
        #expect(try tree.snapshot().filter { $0.value != "folder" } == before)
    }

    @Test func takesEverythingBackWhenTheDiskRefuses() throws {
        let tree = try tree()
        let before = try tree.snapshot().filter { $0.value != "folder" }
        let disk = FaultyDisk(.refusal(act: "move", name: "JarTests.swift", errno: EACCES))
        #expect(try move(tree, on: disk) == ["cannot-move"])
        #expect(try tree.snapshot().filter { $0.value != "folder" } == before)
    }

    /// A file that has both names is what a move leaves that was killed in between.
    @Test func finishesWhatWasInterrupted() throws {
        let tree = try tree()
        try tree.makeFolder("Tests/NewTests")
        try FileManager.default.linkItem(
            atPath: tree.absolute("Tests/OldTests/JarTests.swift"),
            toPath: tree.absolute("Tests/NewTests/JarTests.swift")
        )
        #expect(try move(tree) == [])
        #expect(!tree.exists("Tests/OldTests/JarTests.swift"))
        #expect(try tree.read("Tests/NewTests/JarTests.swift") == "tests")
    }

    @Test func followsNoLinks() throws {
        let tree = try tree()
        try tree.makeFolder("elsewhere")
        try tree.makeFolder("Sources/New")
        try tree.link("Sources/New/Application", to: tree.absolute("elsewhere"))
        #expect(try move(tree) == ["cannot-move"])
        #expect(tree.exists("Sources/Old/Application/Jar/Jar.swift"))
    }
}
