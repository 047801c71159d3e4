import Foundation
import Testing

@testable import FileEmission

/// A module's sources may lie outside of `Sources`.
@Suite struct OtherFolderTests {
    @Test func staleFilesGoWhereverGeneratedOnesArePlanned() throws {
        let tree = try TemporaryTree()
        let kept = "Modules/Shelves/Generated/Jar/A.swift"
        let stale = "Modules/Shelves/Generated/Lid/B.swift"
        try tree.generate([generated(kept), generated(stale)])
        try tree.write("Modules/Shelves/Application/Mine.swift", headerLine)
        try tree.generate([generated(kept)])
        #expect(tree.exists(kept) && !tree.exists(stale))
        #expect(tree.exists("Modules/Shelves/Application/Mine.swift"))
    }
}
