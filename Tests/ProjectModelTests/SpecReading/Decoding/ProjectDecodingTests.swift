import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("project.yml")
struct ProjectDecodingTests {
    private func with(_ lines: String) -> [String: String] {
        ["project.yml": "project: Demo\nruntime: .\n\(lines)"]
    }

    @Test func defaults() throws {
        let project = try project(with(""))
        #expect(project.app == "Demo")
        #expect(project.coreModules.map(\.name) == ["DemoCore"])
        #expect(project.platforms == [Platform(name: "iOS", version: "17.0")])
        #expect(project.testing == .swiftTesting)
        #expect(project.swift.languageMode == .v6)
        #expect(
            project.swift.upcomingFeatures == ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        )
    }

    @Test func testsWithPictures() throws {
        let pictures = try project(with("testing: xctest with pictures"))
        #expect(pictures.testing == .xctest && pictures.imageTests == .own)
        let package = "packages: { Shots: Shots }\n"
        let shots = try project(with(package + "testing: swift-testing with Shots"))
        #expect(shots.testing == .swiftTesting && shots.imageTests == .product("Shots"))
        let found = expectProblems(with(package + "testing: xctest with ①Shosts"), ("unknown-name", "①"))
        #expect(found.notes == "did you mean 'Shots'?")
        let misspelt = expectProblems(with(package + "testing: ①xctets with Shots"), ("unknown-value", "①"))
        #expect(misspelt.notes == "did you mean 'xctest with Shots'?")
        let key = expectProblems(with(package + "①imageTests: Shots"), ("unknown-key", "①"))
        #expect(
            key.notes == "remove it, and write 'with Shots' behind the library of 'testing', as in 'xctest with Shots'"
        )
        #expect(expectProblems(with("①imageTests: false"), ("unknown-key", "①")).notes == "remove it")
    }

    /// Where no platform can be read, none is missing.
    @Test(arguments: ["{ ios: \"17.0\" }", "{ iOS: v17 }", "[iOS]"])
    func whatIsWrongWithPlatformsIsToldOnce(platforms: String) {
        let app = "build: xcodegen with app\nbundleIdPrefix: a.b\n"
        let found = problems(in: with(app + "platforms: \(platforms)"))
        #expect(found.count == 1 && !found.notes.contains("with app"), "\(found.messages)")
    }

    @Test(arguments: ["en_GB", "pt_BR", "zh_Hans_CN"])
    func languagesAreWrittenWithHyphens(code: String) {
        let meant = code.replacing("_", with: "-")
        let found = expectProblems(with("localization: ①\(code)"), ("invalid-value", "①"))
        #expect(found.notes == "write it as: localization: \(meant)")
        expectProblems(with("localization: \(meant)"))
        let scene = "style: swiftui\nstate: { a: Int }\npreviews: { full: { a: 1 } }\n"
        let traits = scene.replacing("previews: {", with: "previews: { traits: [①\(code)],")
        #expect(expectProblems(["M/S.yml": traits], ("unknown-value", "①")).notes == "write '\(meant)'")
        expectProblems(["M/S.yml": traits.replacing("①\(code)", with: meant)])
    }

    @Test(arguments: ["../Sources/X", "/etc", "\"\"", "Sources//X", "~/X"])
    func unmanagedPathsAreInThePackage(path: String) {
        let found = expectProblems(with("unmanaged: [①\(path), Sources/M/, Sources/M/S.swift]"), ("invalid-path", "①"))
        #expect(found.notes.hasPrefix("write a path inside the target package"))
    }

    @Test func versionsStayText() throws {
        let project = try project(with("platforms: { iOS: 17.0, macOS: 14 }\nswift: { languageMode: 5 }"))
        #expect(project.platforms.map(\.version) == ["17.0", "14"])
        #expect(project.swift.languageMode == .v5)
    }

    @Test(arguments: ["17.0\\\"", "1.2.3.4", "v1", "17.", "\\n1"])
    func hostileVersions(_ version: String) {
        let found = problems(in: with("platforms: { iOS: \"\(version)\" }"))
        #expect(found.map(\.id) == ["invalid-value"])
    }

    @Test func platforms() {
        let found = expectProblems(with("platforms: { ①IOS: 17.0 }"), ("unknown-value", "①"))
        #expect(found.notes.contains("did you mean 'iOS'?"))
    }

    @Test(arguments: ["../..", "/opt/viper", "../My Package", "."])
    func runtimePaths(_ path: String) throws {
        let project = try project(["project.yml": "project: Demo\nruntime: '\(path)'"])
        #expect(project.runtime == .path(path))
    }

    @Test(arguments: ["a\\\"b", "a\\nb", "a\\\\b", "`x`", "~/x"])
    func hostileRuntimePaths(_ path: String) {
        let found = problems(in: ["project.yml": "project: Demo\nruntime: \"\(path)\""])
        #expect(found.map(\.id) == ["invalid-path"])
    }

    @Test func runtimePackages() throws {
        let project = try project([
            "project.yml": "project: Demo\nruntime: { url: https://example.com/a.git, version: 1.0.0 }"
        ])
        #expect(project.runtime == .url("https://example.com/a.git", .from("1.0.0")))
        expectProblems(["project.yml": "project: D\nruntime: { url: ①git@example.com:a/b.git }"], ("missing-key", "①"))
        expectProblems(
            ["project.yml": "project: D\nruntime: { url: ①\"https://a\\\"\", version: 1.0.0 }"],
            ("invalid-value", "①")
        )
        expectProblems(
            ["project.yml": "project: D\nruntime: { url: ssh://example.com/a, version: ①1.0 }"],
            ("invalid-value", "①")
        )
        expectProblems(
            ["project.yml": "project: D\nruntime: { ①path: ., url: https://example.com/a, version: 1.0.0 }"],
            ("unknown-key", "①")
        )
        expectProblems(["project.yml": "project: D\nruntime: ①{}"], ("missing-key", "①"))
    }

    /// As any package, it may be followed on a branch; products and platforms aren't the project's to say.
    @Test func runtimeIsAPackage() throws {
        let followed = "project: D\nruntime: { url: https://example.com/a.git, version: branch main }"
        let project = try project(["project.yml": followed])
        #expect(project.runtime == .url("https://example.com/a.git", .branch("main")))
        expectProblems(
            ["project.yml": "project: D\nruntime: { url: ., products: ①[A], platforms: ②[iOS] }"],
            ("conflicting-keys", "①"),
            ("conflicting-keys", "②")
        )
    }

    @Test func concreteServicesNeedDefaults() {
        expectProblems(
            with("services: { name: ①String, any: { type: ②'Repository<Int>', default: x } }"),
            ("missing-default", "①"),
            ("needs-protocol", "②")
        )
    }

    @Test func protocolsMayBeWrittenWithAny() throws {
        let project = try project(with("services: { client: any Client }"))
        #expect(project.services[0].type.text == "Client")
    }

    @Test func aBrokenServiceIsNotUnknown() {
        expectProblems(
            ["project.yml": "project: D\nruntime: .\nservices: { a: 'Foo①;' }", "M/S.yml": "uses: [a]"],
            ("invalid-swift", "①")
        )
    }
}
