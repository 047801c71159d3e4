import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `BUILD.bazel` of the project of `Tests/Goldens/XcodeGen`, which has packages, a nib, a module of tests and an app.
@Suite struct BazelGoldenTests {
    private let package: TemporaryFolder
    private static let golden = Repository.goldens.appendingPathComponent("Bazel/BUILD.bazel")

    /// The specs lie in the package, where Bazel finds them.
    init() throws {
        package = try TemporaryFolder()
        let sample = Repository.goldens.appendingPathComponent("XcodeGen")
        for name in try FileManager.default.contentsOfDirectory(atPath: sample.appendingPathComponent("overlay").path) {
            try package.copy(sample.appendingPathComponent("overlay/\(name)"), to: name)
        }
        try package.copy(sample.appendingPathComponent("specs"), to: "specs")
        let spec = package.url.appendingPathComponent("specs/project.yml")
        let text = String(decoding: try Data(contentsOf: spec), as: UTF8.self)
        let build = "build: [swiftpm, xcodegen with app]\n"
        try #require(text.contains(build))
        try package.write(
            text.replacingOccurrences(
                of: build,
                with: "build: [swiftpm, xcodegen with app, bazel]\n"
            ),
            to: "specs/project.yml"
        )
    }

    private func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: package.url.appendingPathComponent(path)), as: UTF8.self)
    }

    @Test func theFileIsTheRecordedOne() async throws {
        let run = try await Tool.vipergen("generate", in: package.url)
        try #require(run.succeeded, "\(run.errors)")
        let text = try read("BUILD.bazel")
        if Recording.isOn {
            try Data(text.utf8).write(to: Self.golden)
            return Recording.failSinceItIsOn()
        }
        #expect(text == String(decoding: try Data(contentsOf: Self.golden), as: UTF8.self))
        #expect(try read(".gitignore").contains("bazel-*\n"))
        #expect(try read(".gitattributes").contains("BUILD.bazel linguist-generated merge=union\n"))
        #expect(try await Tool.vipergen("check", in: package.url).succeeded)
    }

    /// An action has just the outputs that are listed.
    @Test func generatedFilesAreListed() async throws {
        try await Tool.vipergen("generate", in: package.url).requireSuccess()
        let text = try read("BUILD.bazel")
        let generated = try FileTree.read(package.url).keys.filter { $0.contains("/Generated/") }
        #expect(!generated.isEmpty)
        for path in generated { #expect(text.contains("\"\(path)\""), "\(path)") }
        #expect(text.components(separatedBy: "/Generated/").count - 1 == generated.count + excludes(in: text))
    }

    private func excludes(in text: String) -> Int { text.components(separatedBy: "**/Generated/**").count - 1 }

    @Test func theFileGoesWhenBazelDoesNotBuildAnyMore() async throws {
        try await Tool.vipergen("generate", in: package.url).requireSuccess()
        let spec = try read("specs/project.yml")
            .replacingOccurrences(of: ", bazel]", with: "]")
        try package.write(spec, to: "specs/project.yml")
        try await Tool.vipergen("generate", in: package.url).requireSuccess()
        #expect(!FileManager.default.fileExists(atPath: package.url.path + "/BUILD.bazel"))
    }

    @Test func aFileOfThePersonsOwnStays() async throws {
        try package.write("# Ours.\n", to: "BUILD.bazel")
        let run = try await Tool.vipergen("generate", in: package.url)
        #expect(run.status == 1)
        #expect(try read("BUILD.bazel") == "# Ours.\n")
    }
}

extension ToolRun {
    fileprivate func requireSuccess() throws { try #require(succeeded, "\(everything)") }
}
