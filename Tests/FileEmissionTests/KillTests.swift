import Foundation
import Testing

@testable import FileEmission

/// With a real process and a real `SIGKILL`; the steps themselves are gone through one by one in `InterruptionTests`.
@Suite(.serialized) struct KillTests {
    #if os(Linux) || os(macOS)
        @Test(arguments: 0..<20) func killedAtSomeInstantTheNextRunMendsIt(number: Int) async throws {
            let tree = try TemporaryTree()
            try tree.generate(KillTests.files("old"))
            try tree.write("Sources/M1/Mine.swift", "// mine\n")
            let path = tree.path
            let microseconds = UInt32(number * 400)
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, microseconds = microseconds as UInt32] in
                Thread.detachNewThread {
                    usleep(microseconds)
                    kill(getpid(), SIGKILL)
                }
                let target = try TargetDirectory.locked(path) {}
                let (plan, _) = Plan.make(files: KillTests.files("new"), in: target, header: header)
                _ = Emitter().carryOut(plan, in: target)
                sleep(60)
            }
            for file in KillTests.files("new") where file.ownership == .scaffold && tree.exists(file.path) {
                #expect(try tree.read(file.path) == String(decoding: file.contents, as: UTF8.self))
            }
            #expect(try tree.generate(KillTests.files("new")).diagnostics.isEmpty)
            let expected = try TemporaryTree()
            try expected.write("Sources/M1/Mine.swift", "// mine\n")
            try expected.generate(KillTests.files("new"))
            #expect(try tree.snapshot() == expected.snapshot())
        }
    #endif

    /// Half of the files are new or gone with the other word.
    static func files(_ word: String) -> [PlannedFile] {
        [manifest(word)]
            + (0..<60).flatMap { number in
                [
                    generated("Sources/M\(number % 3)/Generated/F\(number).swift", word),
                    generated("Sources/M\(number % 3)/Generated/\(word)\(number).swift"),
                    scaffold("Sources/M\(number % 3)/S\(number).swift"),
                    scaffold("Sources/M\(number % 3)/New\(word == "old" ? 0 : number).swift"),
                ]
            }
            .filter { word == "new" || !$0.path.contains("/New") }
            .reduce(into: [PlannedFile]()) { files, file in
                if !files.contains(where: { $0.path == file.path }) { files.append(file) }
            }
    }
}
