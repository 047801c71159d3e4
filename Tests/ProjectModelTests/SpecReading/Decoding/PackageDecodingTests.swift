import Basics
import ProjectModel
import SpecTestSupport
import Testing

@Suite("Packages and what builds the modules")
struct PackageDecodingTests {
    private func with(_ lines: String) -> [String: String] {
        ["project.yml": "project: Demo\nruntime: .\n\(lines)"]
    }

    @Test func defaults() throws {
        let project = try project(with(""))
        #expect(project.build == [.swiftpm])
        #expect(project.teamManifest == nil)
        #expect(project.packages.isEmpty)
        #expect(!project.hasAppTarget)
    }

    @Test func buildSystems() throws {
        let xcode = "\nbundleIdPrefix: com.example"
        #expect(try project(with("build: xcodegen" + xcode)).build == [.xcodegen])
        let both = try project(with("build: [swiftpm, xcodegen]" + xcode))
        #expect(both.build == [.swiftpm, .xcodegen])
        #expect(both.bundleIdPrefix == "com.example")
        #expect(!both.hasAppTarget)
        #expect(try project(with("build: swiftpm\nmanifest: team")).teamManifest != nil)
    }

    @Test func anAppToOpenInXcode() throws {
        let prefix = "\nbundleIdPrefix: com.example\n"
        for build in ["xcodegen with app", "[swiftpm, xcodegen with app]"] {
            let app = try project(with("build: \(build)" + prefix))
            #expect(app.hasAppTarget && app.isBuiltByXcodeGen)
        }
        let found = expectProblems(with("build: ①xcodegen with ap" + prefix), ("unknown-value", "①"))
        #expect(found.notes.contains("did you mean 'xcodegen with app'?"))
        expectProblems(with("build: [xcodegen, ①xcodegen with app]" + prefix), ("listed-twice", "①"))
        for platforms in ["{ tvOS: \"17.0\" }", "{ iOS: \"17.0\", macOS: \"14.0\" }"] {
            let settings = "build: [swiftpm, ①xcodegen with app]" + prefix + "platforms: "
            expectProblems(with(settings + platforms), ("misplaced-key", "①"))
            expectProblems(with(settings.replacing("①", with: "").replacing(" with app", with: "") + platforms))
        }
    }

    @Test func unknownBuildSystems() {
        let found = expectProblems(with("build: ①swiftmp"), ("unknown-value", "①"))
        #expect(found.notes.contains("did you mean 'swiftpm'?"))
        expectProblems(with("build: [swiftpm, ①swiftpm]"), ("listed-twice", "①"))
        expectProblems(with("build: ①[]"), ("missing-value", "①"))
        expectProblems(with("manifest: ①ours"), ("unknown-value", "①"))
    }

    @Test func applicationsNeedABundleIdPrefix() {
        expectProblems(with("build: ①xcodegen"), ("missing-key", "①"))
        expectProblems(with("build: [swiftpm, ①bazel]"), ("missing-key", "①"))
        expectProblems(with("build: ①xcodegen with app"), ("missing-key", "①"))
    }

    @Test(arguments: [
        "com..example", ".com", "com.", "com.exa_mple", "com example", "\\\"", "com.ex\\nample", "", "-a.b",
        "a-.b", "a.-b", "a.b-",
    ])
    func hostileBundleIdentifiers(_ prefix: String) {
        let found = problems(in: with("build: xcodegen\nbundleIdPrefix: \"\(prefix)\""))
        #expect(found.map(\.id) == ["invalid-value"])
    }

    @Test func packages() throws {
        let project = try project(
            with(
                """
                packages:
                  A: { url: "git@example.com:team/a.git", version: 1.2.3 }
                  swift-b: { url: https://example.com/b, version: exact 1.0.0-beta.1, products: [B, B2], platforms: [iOS, linux] }
                  C: { url: ssh://git@example.com/c, version: branch release/2 }
                  D: { url: https://example.com/d.git, version: revision 0123abc }
                  E: ../E
                """
            )
        )
        #expect(project.packages.map(\.identity) == ["a", "b", "c", "d", "E"])
        #expect(
            project.packages.map(\.source) == [
                .url("git@example.com:team/a.git", .from("1.2.3")),
                .url("https://example.com/b", .exact("1.0.0-beta.1")),
                .url("ssh://git@example.com/c", .branch("release/2")),
                .url("https://example.com/d.git", .revision("0123abc")),
                .path("../E"),
            ]
        )
        #expect(project.packages.map(\.products) == [["A"], ["B", "B2"], ["C"], ["D"], ["E"]])
        #expect(project.packages[1].platforms == [.iOS, .linux])
    }

    @Test func sourcesOfPackages() {
        expectProblems(with("packages: { A: ①{} }"), ("missing-key", "①"))
        expectProblems(with("packages: { ①A: }"), ("missing-key", "①"))
        expectProblems(with("packages: { A: { url: ①https://example.com/a } }"), ("missing-key", "①"))
        let path = expectProblems(with("packages: { A: { ①path: a } }"), ("unknown-key", "①"))
        #expect(path.notes == "write it as: url: a")
        expectProblems(with("packages: { A: { url: ../a, version: ①branch main } }"), ("conflicting-keys", "①"))
        let bare = expectProblems(with("packages: { A: ①https://example.com/a }"), ("missing-key", "①"))
        #expect(bare.notes == "write it as: A: { url: https://example.com/a, version: \"1.0.0\" }")
        expectProblems(with("packages: { A: ①git@example.com:team/a }"), ("missing-key", "①"))
        let both = with("packages: { A: { url: https://example.com/a, version: 1.0.0, ①branch: main } }")
        #expect(expectProblems(both, ("unknown-key", "①")).notes == "remove it: 'version' is there already")
        expectProblems(with("packages: { A: { url: ①example.com/a, version: 1.0.0 } }"), ("invalid-value", "①"))
        expectProblems(with("packages: { A: ①~/a }"), ("invalid-path", "①"))
        expectProblems(with("packages: { A: { url: a, ①product: A } }"), ("unknown-key", "①"))
        expectProblems(with("packages: ①[A]"), ("wrong-kind", "①"))
    }

    @Test(arguments: [
        "version: 1.0", "version: v1.0.0", "version: 1.0.0-", "version: 'exact 1.0.0\"'", "version: branch a b",
        "version: branch -f", "version: 1.0.0-a..b", "version: 1.0.0+", "version: branch a/.b",
        "version: branch a.lock", "version: 1.0.0+a+b",
        "version: branch /a", "version: branch a..b", "version: 'branch a\"'", "version: revision main",
        "version: revision 12345", "version: revision 0123ABCD", "version: exact", "version: branch",
        "version: exact main",
    ])
    func hostileVersions(_ requirement: String) {
        let found = problems(in: with("packages: { A: { url: https://example.com/a, \(requirement) } }"))
        #expect(found.map(\.id) == ["invalid-value"])
    }

    @Test(arguments: ["\"a b\"", "1a", "\"a\\\"b\"", "-a", "\"é\"", "\"\""])
    func hostileNames(_ name: String) {
        #expect(problems(in: with("packages: { \(name): a }")).map(\.id) == ["invalid-name"])
        let products = "packages: { A: { url: a, products: [\(name)] } }"
        #expect(problems(in: with(products)).map(\.id) == ["invalid-name"])
    }

    /// To git and ssh, what begins with a dash is an option.
    @Test(arguments: [
        "-oProxyCommand=id@host:x", "git@-oProxyCommand=id:x", "git@example.com:-x", "git@example.com:", "git@:x",
        "ssh://-oProxyCommand=id@example.com/a", "ssh://-oProxyCommand=id/a", "https://@example.com/a",
        "ssh://git@example.com:-1/a", "ssh://git@example.com:99999/a",
    ])
    func hostileAddresses(_ address: String) {
        let place = "{ url: ①\"\(address)\", version: 1.0.0 }"
        let notes = "write it as: url: https://example.com/team/package.git"
        #expect(expectProblems(with("packages: { A: \(place) }"), ("invalid-value", "①")).notes == notes)
        let runtime = ["project.yml": "project: Demo\nruntime: \(place)"]
        #expect(expectProblems(runtime, ("invalid-value", "①")).notes == notes)
    }

    @Test func addresses() throws {
        for address in [
            "ssh://git@example.com:2222/a.git", "git@example.com:~team/a.git", "https://me:key@example.com/a",
        ] {
            expectProblems(with("packages: { A: { url: \"\(address)\", version: 1.0.0 } }"))
        }
        expectProblems(with("packages: { A: { url: https://example.com/team/package.git, version: 1.0.0 } }"))
    }

    @Test func pathsThatLookLikeOptions() {
        expectProblems(with("packages: { A: ①-a }"), ("invalid-path", "①"))
        expectProblems(["project.yml": "project: Demo\nruntime: ①-a"], ("invalid-path", "①"))
    }

    /// What can't be seen is no part of an address, a path, a version, a name or an identifier, wherever one stands.
    @Test(arguments: [
        "packages: { A: \"a{}①\" }", "packages: { A: { url: \"https://example.com/{}①\", version: 1.0.0 } }",
        "packages: { A: { url: https://example.com/a, version: \"1.0.0{}①\" } }",
        "packages: { A: { url: https://example.com/a, version: \"branch main{}①\" } }",
        "packages: { A: { url: a, products: [\"B{}①\"] } }",
        "unmanaged: [\"a/b{}①\"]", "build: \"swiftpm{}①\"", "app: \"App{}①\"", "platforms: { iOS: \"17.0{}①\" }",
        "build: xcodegen\nbundleIdPrefix: \"com.b{}①\"",
    ])
    func whatCannotBeSeen(_ line: String) throws {
        for character in ["\u{200B}", "\u{A0}", "\u{2066}", "\u{AD}"] {
            let source = line.replacing("{}①", with: "①\(character)")
            let found = problems(in: with(source.replacing("①", with: "")))
            #expect(found.contains { $0.id == "invalid-character" }, "\(source)")
            #expect(
                !found.contains { ["invalid-name", "invalid-swift", "invalid-value"].contains($0.id) },
                "\(source)"
            )
        }
        expectProblems(with("app: \"App①\u{200B}\""), ("invalid-character", "①"))
    }

    @Test func foldersThatAreNotThere() {
        let sources = ["project.yml": "project: Demo\nruntime: ①../Viper\npackages: { A: ②a/b }"]
        let found = expectProblems(
            sources,
            ("missing-folder", "①"),
            ("missing-folder", "②"),
            facts: TargetPackageFacts(missingPackages: ["../Viper": "../ViperGen", "a/b": nil])
        )
        #expect(found.notes.contains("did you mean '../ViperGen'?"))
        #expect(found.notes.contains("write the package's folder, relative to the target package"))
    }

    @Test func namesOfProductsAndPlatforms() {
        expectProblems(with("packages: { A: { url: a, products: [B, ①B] } }"), ("listed-twice", "①"))
        let found = expectProblems(with("packages: { A: { url: a, platforms: [①Linux] } }"), ("unknown-value", "①"))
        #expect(found.notes.contains("'linux'"))
    }

    @Test func defines() throws {
        #expect(try project(with("swift: { defines: [A_B, c] }")).swift.defines == ["A_B", "c"])
        expectProblems(with("swift: { defines: [\"A① B\"] }"), ("invalid-name", "①"))
    }
}
