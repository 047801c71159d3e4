import Foundation
import Testing
import TestSupport

/// `Tests/Support/AppleChecks/check` without an SDK: there is none in this repository, and there never may be.
@Suite(.enabled(if: Python.isThere, "python3 isn't installed")) struct InterfaceCheckTests {
    private static func check(_ arguments: String...) async throws -> ToolRun {
        try await Tool.run(Repository.appleChecks.appendingPathComponent("check").path, arguments)
    }

    @Test(.enabled(if: AppleStandIns.areNeeded, "Xcode may have an SDK"))
    func theCommandSaysWhatItNeeds() async throws {
        let run = try await Self.check()
        #expect(run.status == 64)
        #expect(run.errors.contains("error: missing the SDK"), "\(run.everything)")
        #expect(run.errors.contains("make apple-check SDK=/path/to/iPhoneOS.sdk"), "\(run.everything)")
    }

    @Test func whatIsNoSDKIsRefused() async throws {
        let folder = try TemporaryFolder()
        try await expectRefusal(of: folder.url.appendingPathComponent("none"), "no SDK at")
        try await expectRefusal(of: folder.url, "it has no SDKSettings.json")
        try folder.write("{\"CanonicalName\": \"watchos10.0\", \"Version\": \"10.0\"}", to: "SDKSettings.json")
        try await expectRefusal(of: folder.url, "is an SDK of 'watchos10.0'")
        try folder.write("{\"CanonicalName\": \"iphoneos17.0\", \"Version\": \"17.0\"}", to: "SDKSettings.json")
        try await expectRefusal(of: folder.url, "has no interfaces of Swift modules")
    }

    private func expectRefusal(of folder: URL, _ problem: String) async throws {
        let run = try await Self.check("--sdk", folder.path)
        #expect(run.status == 64)
        #expect(run.errors.contains("error: ") && run.errors.contains(problem), "\(run.everything)")
        #expect(run.errors.contains("\nnote: "), "\(run.everything)")
    }

    @Test func whatAnSDKIsTooOldForIsNamed() async throws {
        let old = try await Self.check("--left-out", "16.5")
        #expect(old.output.contains("left out: #Preview: came with the SDK of iOS 17.0\n"), "\(old.everything)")
        let newer = try await Self.check("--left-out", "18.0")
        #expect(newer.output == "left out: glassProminent: came with the SDK of iOS 26.0\n", "\(newer.everything)")
    }

    @Test func itsOwnTestsPass() async throws {
        let arguments = ["-B", "-m", "unittest", "SDKCheck.tests"]
        let run = try await Tool.run("python3", arguments, in: Repository.appleChecks)
        #expect(run.succeeded, "\(run.everything)")
    }

    /// Neither an SDK nor a part of one, nor what would fetch one.
    @Test func nothingOfAnSDKIsInTheRepository() async throws {
        let files = try await Tool.run("git", ["ls-files"])
        try #require(files.succeeded, "\(files.errors)")
        for file in files.output.split(separator: "\n") {
            let isOfAnSDK = file.hasSuffix(".swiftinterface") || file.hasSuffix(".tbd") || file.contains(".sdk/")
            #expect(!isOfAnSDK, "\(file)")
        }
    }
}

private enum Python {
    static let isThere = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/python3")
    }
}
