import Basics
import Foundation
import Testing

@testable import FileEmission

/// On a real file system that is too small.
@Suite(.enabled(if: SmallDisk.canMount, "needs the right to mount a tmpfs")) struct SmallDiskTests {
    @Test func aFullDiskIsReportedAndTheNextRunMendsIt() throws {
        let disk = try #require(SmallDisk(kilobytes: 256))
        let filler = String(repeating: "let filler = 0\n", count: 300)
        let files = (0..<120).flatMap { number in
            [generated("Sources/M/Generated/F\(number).swift", filler), scaffold("Sources/M/S\(number).swift", filler)]
        }
        let target = try TargetDirectory.locked(disk.path) {}
        let (plan, faults) = Plan.make(files: files, in: target, header: header)
        #expect(faults.isEmpty)
        let (report, failures) = Emitter().carryOut(plan, in: target)
        #expect(report.created > 0 && report.created < files.count)
        #expect(!failures.isEmpty)
        #expect(failures.allSatisfy { $0.id == "cannot-write" && $0.message.contains("No space left on device") })

        let scaffolds = files.filter { $0.ownership == .scaffold }.map { "\(disk.path)/\($0.path)" }
        for path in scaffolds where FileManager.default.fileExists(atPath: path) {
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == filler.utf8.count)
        }
        try disk.grow(kilobytes: 8192)
        let (rest, restFaults) = Plan.make(files: files, in: target, header: header)
        #expect(restFaults.isEmpty)
        #expect(Emitter().carryOut(rest, in: target).diagnostics.isEmpty)
        #expect(Plan.make(files: files, in: target, header: header).plan.isUpToDate)
    }
}

/// A tmpfs of its own, gone with the value.
final class SmallDisk {
    let path: String

    static var canMount: Bool { SmallDisk(kilobytes: 64) != nil }

    init?(kilobytes: Int) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("emission-disk-\(UUID().uuidString)")
            .path
        guard mkdir(folder, 0o777) == 0 else { return nil }
        guard SmallDisk.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder) else {
            rmdir(folder)
            return nil
        }
        path = folder
    }

    deinit {
        // Lazily: the test may still hold the folder open.
        _ = SmallDisk.run("umount", "-l", path)
        rmdir(path)
    }

    func grow(kilobytes: Int) throws {
        try #require(SmallDisk.run("mount", "-o", "remount,size=\(kilobytes)k", path))
    }

    private static func run(_ arguments: String...) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
