import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Each folder of `Tests/Goldens` is a case: `specs` go in; `package` is what must come out, `stderr` what must be said.
/// An `overlay` is what the user has in the package already, and `design.json` a design that is imported.
@Suite struct GoldenTests {
    private static let cases: [String] = {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: Repository.goldens.path)) ?? []
        return names.filter { files.fileExists(atPath: "\(Repository.goldens.path)/\($0)/specs") }.sorted()
    }()

    @Test func goldensAreFound() {
        #expect(Self.cases.count > 30 && Self.cases.contains("Standard"))
    }

    @Test(arguments: cases)
    func specsGiveTheRecordedPackage(name: String) async throws {
        let golden = Repository.goldens.appendingPathComponent(name)
        let output = try TemporaryFolder()
        let package = output.url.appendingPathComponent("package")
        let overlay = golden.appendingPathComponent("overlay")
        if FileManager.default.fileExists(atPath: overlay.path) { try output.copy(overlay, to: "package") }
        let design = golden.appendingPathComponent("design.json")
        let hasDesign = FileManager.default.fileExists(atPath: design.path)
        let command = hasDesign ? ["design", "import", "design.json"] : ["generate"]
        let run = try await Tool.vipergen(command + ["--specs", "specs", "--output", package.path], in: golden)
        if Recording.isOn {
            try record(run, package: package, in: golden)
            return Recording.failSinceItIsOn()
        }
        #expect(run.errors == (try text(of: "stderr", in: golden)))
        #expect(run.status == (run.errors.isEmpty ? 0 : 1))
        try expectSameFiles(in: package, as: golden.appendingPathComponent("package"))
    }

    private func expectSameFiles(in package: URL, as golden: URL) throws {
        let expected = FileManager.default.fileExists(atPath: golden.path) ? try FileTree.read(golden) : [:]
        let found = FileManager.default.fileExists(atPath: package.path) ? try FileTree.read(package) : [:]
        #expect(found.keys.sorted() == expected.keys.sorted())
        for (path, contents) in expected {
            #expect(
                found[path].map { String(decoding: $0, as: UTF8.self) } == String(decoding: contents, as: UTF8.self),
                "\(path)"
            )
        }
    }

    private func text(of file: String, in folder: URL) throws -> String {
        let url = folder.appendingPathComponent(file)
        guard FileManager.default.fileExists(atPath: url.path) else { return "" }
        return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }

    private func record(_ run: ToolRun, package: URL, in golden: URL) throws {
        let files = FileManager.default
        let recorded = golden.appendingPathComponent("package")
        if files.fileExists(atPath: recorded.path) { try files.removeItem(at: recorded) }
        if files.fileExists(atPath: package.path) { try files.copyItem(at: package, to: recorded) }
        let errors = golden.appendingPathComponent("stderr")
        if run.errors.isEmpty {
            if files.fileExists(atPath: errors.path) { try files.removeItem(at: errors) }
        } else {
            try Data(run.errors.utf8).write(to: errors)
        }
    }
}
