import Adoption
import Testing

/// What builds the app, as its own files say.
@Suite
struct ManifestReaderTests {
    private static let package = """
        let package = Package(name: "Cinema", targets: [.executableTarget(name: "Cinema", path: "App")])
        """
    private static let tuist = """
        import ProjectDescription
        let project = Project(
            name: "Cinema",
            targets: [.target(name: "Cinema", sources: ["App/**"])]
        )
        """
    private static let xcodeGen = """
        name: Cinema
        targets:
          Cinema: { type: application, sources: [App] }
        """
    private static let xcode = SmallProject.text(
        groups: "F = { isa = PBXFileReference; path = Router.swift; sourceTree = \"<group>\"; };",
        target: "buildPhases = (P);"
    )

    private func manifest(_ path: String, _ text: String) throws -> AppManifest {
        let found = ManifestReader.manifests(among: [path]) { $0 == path ? Array(text.utf8) : nil }
        return try #require(found.first)
    }

    @Test(arguments: [
        ("Project.swift", tuist, AppManifest.Kind.tuist), ("project.yml", xcodeGen, .xcodeGen),
        ("Cinema.xcodeproj/project.pbxproj", xcode, .xcode),
    ])
    func targetsAreRead(path: String, text: String, kind: AppManifest.Kind) throws {
        let found = try manifest(path, text)
        #expect(found.kind == kind)
        #expect(found.targets.map(\.name) == ["Cinema"])
    }

    @Test func aPackagesTargetIsFoundByItsFolder() throws {
        let found = try manifest("Package.swift", Self.package)
        #expect(found.kind == .swiftPackage)
        #expect(found.target(of: "App/Router.swift")?.target.name == "Cinema")
        #expect(found.targets.allSatisfy { !$0.isMainActorByDefault })
    }

    /// In the target itself, in a list that it names, or in what is computed for whichever target.
    @Test(arguments: [
        (
            "", ".target(name: \"A\", swiftSettings: [.defaultIsolation( MainActor.self)]), .target(name: \"B\")", "",
            ["A"]
        ),
        (
            "let main: [SwiftSetting] = [.defaultIsolation(MainActor.self)]\n",
            ".target(name: \"A\"), .target(name: \"B\", swiftSettings: main + [.define(\"X\")])", "", ["B"]
        ),
        ("", ".target(name: \"A\"), .target(name: \"B\", swiftSettings: [.defaultIsolation(nil)])", "", []),
        (
            "", ".target(name: \"A\"), .target(name: \"B\")",
            "for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self)] }\n",
            ["A", "B"]
        ),
    ])
    func theMainActorIsTheDefaultOfATarget(above: String, targets: String, below: String, names: [String]) throws {
        let text = "\(above)let package = Package(name: \"P\", targets: [\(targets)])\n\(below)"
        let found = try manifest("Package.swift", text)
        #expect(found.targets.filter(\.isMainActorByDefault).map(\.name) == names)
    }
}
