import Basics
import Foundation
import ProjectModel
import Testing
import TestSupport

@testable import CodeGeneration

/// A dump as `swift package dump-package` of Swift 6.3 printed it of `Tests/Goldens/TeamManifest/overlay`.
@Suite("A manifest that the team writes")
struct ManifestComparisonTests {
    private static let golden = Repository.goldens.appendingPathComponent("TeamManifest")
    private static let recording = golden.appendingPathComponent("dump.json")

    private func dump() throws -> String { String(decoding: try Data(contentsOf: Self.recording), as: UTF8.self) }

    /// What is told when the text of the dump is changed, and of the specs.
    private func differences(
        _ changes: [(String, String)] = [],
        specs: [String: (String, String)] = [:]
    ) throws -> [Diagnostic] {
        let dump = try changes.reduce(dump()) { text, change in
            #expect(text.contains(change.0), "\(change.0)")
            return text.replacingOccurrences(of: change.0, with: change.1)
        }
        let manifest = try PackageDescription(dump: Array(dump.utf8))
        let files = SpecFolder(path: Self.golden.appendingPathComponent("specs").path).read().files.map { file in
            guard let change = specs[file.relativePath] else { return file }
            let text = String(decoding: file.bytes, as: UTF8.self).replacingOccurrences(of: change.0, with: change.1)
            return SpecFile(path: file.path, relativePath: file.relativePath, bytes: Array(text.utf8))
        }
        let decoded = try #require(SpecDecoder().decode(files).specs)
        let project = try #require(ProjectValidator().validate(decoded).project)
        let places = try #require(project.teamManifest)
        let found = ManifestComparison(project: project, places: places, manifest: manifest).differences()
        return found.map { difference in
            var difference = difference
            let path = difference.location?.path.components(separatedBy: "specs/").last ?? ""
            difference.location?.path = path
            return difference
        }
    }

    private func lines(_ diagnostics: [Diagnostic]) -> [String] {
        diagnostics.map { "\($0.location?.description ?? ""): \($0.id): \($0.notes.map(\.message).joined())" }
    }

    @Test func oneThatHasAllOfItAndMoreIsRight() throws { #expect(try lines(differences()) == []) }

    /// What is generated is what is asked for.
    @Test(
        arguments: TestExtent.sample(
            ["AppScenes"],
            of: ["Standard", "OwnTypes", "SwiftUI", "Legacy", "AppScenes", "XcodeGen"]
        )
    )
    func generatedManifestsAreRight(golden: String) async throws {
        let folder = Repository.goldens.appendingPathComponent(golden)
        let files = SpecFolder(path: folder.appendingPathComponent("specs").path).read().files.map { file in
            let more = file.relativePath == "project.yml" ? Array("manifest: team\n".utf8) : []
            return SpecFile(path: file.path, relativePath: file.relativePath, bytes: file.bytes + more)
        }
        let decoded = try #require(SpecDecoder().decode(files).specs)
        let project = try #require(ProjectValidator().validate(decoded).project)
        let places = try #require(project.teamManifest)
        let package = folder.appendingPathComponent("package").path
        let run = try await Tool.run("swift", ["package", "--package-path", package, "dump-package"])
        let manifest = try PackageDescription(dump: Array(run.output.utf8))
        let comparison = ManifestComparison(project: project, places: places, manifest: manifest)
        #expect(lines(comparison.differences()) == [])
        #expect(manifest.targets.count == PackageTarget.all(in: GenerationContext(project: project)).count)
    }

    @Test func names() throws {
        #expect(
            try lines(differences([("\"name\": \"Shelf\",\n \"packageKind\"", "\"name\": \"S\",\n \"packageKind\"")]))
                == [
                    "project.yml:1:10: manifest-mismatch: write there: name: \"Shelf\","
                ]
        )
    }

    @Test func platforms() throws {
        let found = try lines(differences([("\"17.0\"", "\"15.0\"")]))
        #expect(found == ["project.yml:1:1: manifest-mismatch: write there under 'platforms': .iOS(\"17.0\"),"])
    }

    @Test func products() throws {
        let found = try lines(differences([("\"static\"", "\"dynamic\"")]))
        #expect(found == [])
        #expect(
            try lines(differences([("\"library\": [", "\"plugin\": [")])) == [
                "project.yml:1:10: manifest-mismatch: "
                    + "add to its 'products': .library(name: \"Shelf\", targets: [\"Shelf\"]),"
            ]
        )
    }

    @Test func packages() throws {
        let line = "write there: .package(url: \"https://github.com/ReactiveX/RxSwift\", exact: \"6.9.0\"),"
        let changes = [
            ("\"6.9.0\"", "\"6.8.0\""), ("\"exact\"", "\"revision\""), ("com/ReactiveX/", "com/Reactive/"),
        ]
        for change in changes {
            #expect(try lines(differences([change])) == ["project.yml:5:3: manifest-mismatch: \(line)"], "\(change)")
        }
        #expect(
            try lines(differences([("\"identity\": \"rxswift\"", "\"identity\": \"other\"")])) == [
                "project.yml:5:3: manifest-mismatch: add to its 'dependencies': "
                    + ".package(url: \"https://github.com/ReactiveX/RxSwift\", exact: \"6.9.0\"),"
            ]
        )
        #expect(
            try lines(differences([("\"2.0.0\"", "\"1.1.0\"")])).map { $0.prefix(34) } == [
                "project.yml:2:17: manifest-mismatch"[...].prefix(34)
            ]
        )
    }

    /// `swift package config set-mirror` makes the package manager print the mirror's address, and its name.
    @Test(arguments: ["https://mirror.example/git/rx-copy.git", "/srv/mirrors/RxSwift"])
    func packagesWithMirrors(mirror: String) throws {
        let manifest = try PackageDescription(
            dump: Array(
                dump().replacing("\"identity\": \"rxswift\"", with: "\"identity\": \"rx-copy\"")
                    .replacing("https://github.com/ReactiveX/RxSwift.git", with: mirror).utf8
            )
        )
        let files = SpecFolder(path: Self.golden.appendingPathComponent("specs").path).read().files
        let decoded = try #require(SpecDecoder().decode(files).specs)
        let project = try #require(ProjectValidator().validate(decoded).project)
        let places = try #require(project.teamManifest)
        var comparison = ManifestComparison(project: project, places: places, manifest: manifest)
        #expect(comparison.addressesInDoubt == ["https://github.com/ReactiveX/RxSwift"])
        #expect(comparison.differences().map(\.id) == ["manifest-mismatch"])
        comparison.mirrors = ["https://github.com/ReactiveX/RxSwift": mirror]
        #expect(comparison.differences() == [])
    }

    @Test func packagesInFolders() throws {
        let folder = ("{ url: https://example.com/viper/ViperGen.git, version: 1.0.0 }", "../Viper")
        let found = try lines(differences(specs: ["project.yml": folder]))
        #expect(
            found == [
                "project.yml:2:10: manifest-mismatch: "
                    + "write there: .package(name: \"ViperGen\", path: \"../Viper\", traits: []),"
            ]
        )
    }

    @Test func resources() throws {
        let nib = ["Books/BookList.yml": ("scene: BookList", "scene: BookList\nview: xib")]
        let note = "write there: resources: [.process(\"Resources\")],"
        #expect(
            try differences(specs: nib).map { "\($0.id): \($0.notes.map(\.message).joined())" } == [
                "manifest-mismatch: \(note)"
            ]
        )
    }

    @Test func targets() throws {
        let settings = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
            .map { ".enableUpcomingFeature(\"\($0)\")" }.joined(separator: ", ")
        let line =
            ".target(name: \"BooksInterface\", dependencies: [\"ShelfCore\", "
            + ".product(name: \"ViperRuntime\", package: \"ViperGen\")], "
            + "swiftSettings: [.swiftLanguageMode(.v6), \(settings)]),"
        #expect(
            try lines(differences([("\"name\": \"BooksInterface\"", "\"name\": \"Other\"")])) == [
                "Books/module.yml:1:1: manifest-mismatch: add to its 'targets': \(line)"
            ]
        )
        let kinds = try differences([("\"type\": \"executable\"", "\"type\": \"regular\"")])
        #expect(
            kinds.map(\.message) == [
                "the target 'ShelfHeadless' is a 'regular' target in Package.swift, not 'executable'"
            ]
        )
    }

    @Test func paths() throws {
        let found = try lines(differences([("\"Sources/Books/\"", "\"Books\"")]))
        #expect(found == ["Books/module.yml:1:1: manifest-mismatch: write there: path: \"Sources/Books\","])
        let moved = try lines(
            differences(
                specs: ["Books/module.yml": ("imports: [RxSwift]", "imports: [RxSwift]\nsources: Modules/Books")]
            )
        )
        #expect(
            moved == [
                "Books/module.yml:2:10: manifest-mismatch: write there: path: \"Modules/Books\",",
                "Books/module.yml:2:10: manifest-mismatch: write there: path: \"Modules/BooksInterface\",",
            ]
        )
    }

    @Test func dependencies() throws {
        #expect(
            try lines(differences([("\"RxSwift\",\n      \"RxSwift\"", "\"RxCocoa\",\n      \"RxSwift\"")])) == [
                "Books/module.yml:1:1: manifest-mismatch: "
                    + "remove it there, or list it as a product of a package, or as a core module, in the specs",
                "Books/module.yml:1:11: manifest-mismatch: add to its 'dependencies': "
                    + ".product(name: \"RxSwift\", package: \"RxSwift\", condition: .when(platforms: [.iOS])),",
                "Books/module.yml:1:11: manifest-mismatch: add to its 'dependencies': "
                    + ".product(name: \"RxSwift\", package: \"RxSwift\", condition: .when(platforms: [.iOS])),",
            ]
        )
    }

    @Test func settings() throws {
        let modes = [("\"_version\": \"6.2.0\"", "\"_version\": \"5.9.0\"")]
        let ids = try differences(modes)
        #expect(ids.map(\.id) == ["manifest-mismatch", "manifest-mismatch"])
        #expect(
            ids.flatMap(\.notes).map(\.message) == [
                "add there to the 'swiftSettings' of each: .swiftLanguageMode(.v6),",
                "the targets are Books, BooksInterface, BooksTests, Shelf, ShelfCore, ShelfHeadless, ShelfTests",
                "write as its first line: // swift-tools-version: 6.1",
            ]
        )
        let listed = [("\"swiftLanguageVersions\": null", "\"swiftLanguageVersions\": [\"5\", \"6\"]")]
        #expect(try differences(modes + listed).isEmpty)
        let defines = try differences(specs: [
            "project.yml": ("manifest: team", "manifest: team\nswift: { defines: [A] }")
        ])
        #expect(
            defines.map(\.message) == [
                "7 targets are compiled with settings in Package.swift that differ from the specs"
            ]
        )
        #expect(defines.first?.location?.line == 4)
        #expect(
            defines.first?.notes.first?.message == "add there to the 'swiftSettings' of each: .define(\"A\"),"
        )
    }

    @Test func isolation() throws {
        let change = (
            "\"enableUpcomingFeature\": {\n       \"_0\": \"ExistentialAny\"",
            "\"defaultIsolation\": {\n       \"_0\": \"MainActor\""
        )
        let notes = try differences([change]).map { $0.notes[0].message }
        #expect(
            notes.contains("remove .defaultIsolation(MainActor.self) there, or write 'defaultIsolation: MainActor'")
        )
    }

    @Test(arguments: ["", "{", "[]", "{}", "no JSON at all", "{\"name\": \"A\"}", "{\"name\": [], \"targets\": []}"])
    func whatIsNoDump(text: String) {
        #expect(throws: PackageDescription.UnreadableDump.self) { try PackageDescription(dump: Array(text.utf8)) }
    }

    /// Shapes that nobody has seen yet are left out, and never trap.
    @Test func dumpsOfAnotherShape() throws {
        let text = """
            {"name": "A", "targets": [1, {"name": "T", "type": "regular", "dependencies": [{"new": 1}, {"byName": 3}],
            "settings": [{"tool": "swift", "kind": []}, {}, null]}], "products": {}, "dependencies": [{"registry": []}],
            "platforms": [[]], "packageKind": 1, "toolsVersion": "6"}
            """
        let description = try PackageDescription(dump: Array(text.utf8))
        #expect(description.targets.map(\.name) == ["T"])
        #expect(description.targets[0].dependencies.isEmpty)
    }
}
