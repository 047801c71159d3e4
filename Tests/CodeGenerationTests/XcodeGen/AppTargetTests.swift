import FileEmission
import Foundation
import Testing
import TestSupport
import YAMLTree

@testable import CodeGeneration

/// The app to open in Xcode: what can be said of it without Xcode. That its Swift type-checks, `AppleBranchTests` sees.
@Suite struct AppTargetTests {
    private static let small = """
        project: Pantry
        runtime: .
        build: [swiftpm, xcodegen with app]
        bundleIdPrefix: com.example

        """

    @Test(arguments: ["Pantry", "On", "Old_Desk"])
    func theProjectHasOnlyKeysOfTheReference(name: String) throws {
        let sample = try XcodeGenSample(["project.yml": Self.small.replacing("Pantry", with: name)])
        let file = try sample.file("project.yml")
        #expect(XcodeGenReference.wholeProject.problems(in: file) == [])
        #expect(file["name"]?.names == [name] && file["targets"]?.names == ["\(name)App"])
        #expect(file["include"]?.names == ["project.generated.yml"])
    }

    /// What the app's target names is in the file that is included, or in the folder beside it.
    @Test func whatTheProjectNamesIsThere() throws {
        let sample = try XcodeGenSample(golden: "XcodeGen")
        let (project, modules) = (try sample.file("project.yml"), try sample.file())
        let target = try #require(project["targets", "ShelfApp"])
        #expect(modules["targetTemplates"]?.names.contains(target["templates"]?.names.first ?? "") == true)
        #expect(modules["targets"]?.names.contains("ShelfApp") == false)
        let settings = try #require(target["settings", "base"])
        let folder = Repository.goldens.appendingPathComponent("XcodeGen/package")
        for path in [
            target["sources"]?.names.first, settings["INFOPLIST_FILE"]?.names.first, "ShelfApp/Assets.xcassets",
        ] {
            let url = folder.appendingPathComponent(try #require(path))
            #expect(FileManager.default.fileExists(atPath: url.path), "\(url.path)")
        }
        for (key, kind) in [
            ("ASSETCATALOG_COMPILER_APPICON_NAME", "appiconset"),
            ("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "colorset"),
        ] {
            let name = try #require(settings[key]?.names.first)
            #expect(throws: Never.self) {
                try json("XcodeGen/package/ShelfApp/Assets.xcassets/\(name).\(kind)/Contents.json")
            }
        }
        // Every Info.plist names them, and nothing of Xcode's sets them.
        let versions = project["settings", "base"]?.names ?? []
        #expect(Set(versions).isSuperset(of: ["MARKETING_VERSION", "CURRENT_PROJECT_VERSION"]))
    }

    @Test func theInfoPlistHasASceneAndALaunchScreen() throws {
        let url = Repository.goldens.appendingPathComponent("XcodeGen/package/ShelfApp/Info.plist")
        let list = try PropertyListSerialization.propertyList(from: try Data(contentsOf: url), format: nil)
        let info = try #require(list as? [String: Any])
        #expect(info["UILaunchScreen"] is [String: Any])
        let manifest = try #require(info["UIApplicationSceneManifest"] as? [String: Any])
        #expect(manifest["UIApplicationSupportsMultipleScenes"] as? Bool == false)
        let scenes = try #require(manifest["UISceneConfigurations"] as? [String: [[String: String]]])
        let scene = try #require(scenes["UIWindowSceneSessionRoleApplication"]?.first)
        #expect(scene["UISceneDelegateClassName"] == "$(PRODUCT_MODULE_NAME).SceneDelegate")
        let delegate = url.deletingLastPathComponent().appendingPathComponent("SceneDelegate.swift")
        #expect(try String(contentsOf: delegate, encoding: .utf8).contains("final class SceneDelegate: "))
        for key in ["CFBundleIdentifier", "CFBundleExecutable", "CFBundleVersion", "CFBundleShortVersionString"] {
            #expect((info[key] as? String)?.hasPrefix("$(") == true, "\(key)")
        }
    }

    /// A sandbox says in code which delegate its scene has: then UIKit asks, if there is a manifest.
    @Test func sandboxesHaveASceneManifest() throws {
        let file = try XcodeGenSample(golden: "XcodeGen").file()
        let properties = file["targetTemplates", "SandboxApp", "info", "properties"]
        #expect(properties?["UIApplicationSceneManifest", "UIApplicationSupportsMultipleScenes"]?.names == ["false"])
    }

    @Test func comesOnlyWhereItIsAskedFor() throws {
        let without = try XcodeGenSample(["project.yml": Self.small.replacing(" with app", with: "")])
        let paths = CodeGenerator().files(of: without.project).generated.files.map(\.path)
        #expect(paths.contains("project.generated.yml") && !paths.contains("project.yml"))
        #expect(!paths.contains { $0.hasPrefix("PantryApp/") })
    }

    private func json(_ path: String) throws {
        _ = try JSONSerialization.jsonObject(
            with: try Data(contentsOf: Repository.goldens.appendingPathComponent(path))
        )
    }
}
