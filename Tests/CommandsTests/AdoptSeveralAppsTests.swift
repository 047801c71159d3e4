import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Several apps in one repository, which may have the same names.
@Suite struct AdoptSeveralAppsTests {
    /// Names that two apps have don't clash, be their sources in their targets or not.
    @Test(arguments: TestExtent.sample(["Router"], of: ["Router", "Flow"])) func oneOfTwoApps(second: String)
        async throws
    {
        let folder = try await AdoptableApp.repository([
            "One/App/Router.swift": AdoptableApp.resolver, "One/One.xcodeproj/project.pbxproj": AdoptableApp.project,
            "Two/App/\(second).swift": AdoptableApp.resolver.replacing("Router", with: "Flow"),
            "Two/Two.xcodeproj/project.pbxproj": AdoptableApp.project.replacing("Router", with: "Flow"),
        ])
        for (name, path) in [("Router", "One"), ("Flow", "Two")] {
            let specs = "specs-of-\(path)"
            let run = try await Tool.vipergen("adopt", "--resolver", name, "--specs", specs, in: folder.url)
            #expect(run.output.contains("Cinema: 2 of 2 descriptors adopted"), "\(run.everything)")
            let files = try FileTree.read(folder.url).keys
            #expect(files.contains("\(path)/App/Generated/\(name)+AdoptedScenes.swift"))
        }
    }

    /// Where all names are the same, folders tell them apart.
    @Test(.onlyInTestAll) func twoAppsWithTheSameNames() async throws {
        let folder = try await AdoptableApp.repository([
            "One/App/Router.swift": AdoptableApp.resolver, "One/One.xcodeproj/project.pbxproj": AdoptableApp.project,
            "Two/App/Router.swift": AdoptableApp.resolver, "Two/Two.xcodeproj/project.pbxproj": AdoptableApp.project,
        ])
        for arguments in [[], ["--resolver", "Router"]] {
            let run = try await Tool.vipergen(["adopt"] + arguments, in: folder.url)
            #expect(run.status == 64, "\(run.everything)")
            for app in ["One", "Two"] {
                let note = "note: read its folder alone: vipergen adopt \(app) --resolver Router\n"
                #expect(run.errors.contains("\(app)/App/Router.swift:7:10: \(note)"), "\(run.everything)")
            }
        }
        // To the letter.
        let run = try await Tool.vipergen("adopt", "Two", "--resolver", "Router", in: folder.url)
        #expect(run.output.contains("Cinema: 2 of 2 descriptors adopted"), "\(run.everything)")
        #expect(run.output.contains("  vipergen adopt Two --apply     #"), "\(run.everything)")
        let applied = try await Tool.vipergen("adopt", "Two", "--apply", in: folder.url)
        #expect(applied.output.contains("\nedit Two/App/Router.swift\n"), "\(applied.everything)")
    }

    /// The smaller of two is not passed over in silence.
    @Test func theOtherOneIsNamed() async throws {
        let folder = try TemporaryFolder()
        try AdoptionApp.copy("Canal", to: folder)
        let run = try await Tool.vipergen("adopt", "--dry-run", in: folder.url)
        let lines = """
            Apps/Boater/Waterway+Stops.swift:8: Waterway.screen(for:) opens the scenes of BoaterApp
            Apps/Keeper/Waterway+Stops.swift:8: Waterway.screen(for:) opens scenes, too; choose this one with '--resolver KeeperApp.Waterway'

            """
        #expect(run.output.hasPrefix(lines), "\(run.everything)")
    }

    private static func package(_ targets: String...) -> String {
        let all = targets.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
        return "// swift-tools-version: 6.0\nlet package = Package(name: \"Cinemas\", targets: [\(all)])\n"
    }

    /// What one app's specs ask for isn't stale because another's don't.
    @Test func twoAppsOfOnePackage() async throws {
        let folder = try await AdoptableApp.repository([
            "Package.swift": Self.package("One", "Two"), "Sources/One/Router.swift": AdoptableApp.resolver,
            "Sources/Two/Flow.swift": AdoptableApp.resolver.replacing("Router", with: "Flow"),
        ])
        let switches = [
            "Sources/One/Generated/Router+AdoptedScenes.swift", "Sources/Two/Generated/Flow+AdoptedScenes.swift",
        ]
        for name in ["Router", "Flow"] {
            let run = try await Tool.vipergen("adopt", "--resolver", name, "--specs", "specs-\(name)", in: folder.url)
            #expect(run.output.contains("2 of 2 descriptors adopted"), "\(run.everything)")
        }
        for specs in ["specs-Router", "specs-Flow"] {
            #expect(Set(switches).isSubset(of: try FileTree.read(folder.url).keys))
            let run = try await Tool.vipergen("generate", "--specs", specs, in: folder.url)
            #expect(run.output.contains("0 created, 0 replaced, 0 removed, 1 unchanged"), "\(run.everything)")
            let check = try await Tool.vipergen("check", "--specs", specs, in: folder.url)
            #expect(check.succeeded, "\(check.everything)")
        }
        // What those specs alone know goes when they don't any more, and only they tell.
        try folder.write("project: { }\n", to: "specs-Flow/project.yml")
        let other = try await Tool.vipergen("generate", "--specs", "specs-Router", in: folder.url)
        #expect(other.output.contains(" 0 removed, "), "\(other.everything)")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("specs-Flow"))
        let alone = try await Tool.vipergen("generate", "--specs", "specs-Router", in: folder.url)
        #expect(alone.output.contains(" 1 removed, "), "\(alone.everything)")
    }

    /// Both would declare the same types.
    @Test(.onlyInTestAll) func aModuleHasOneSwitch() async throws {
        let folder = try await AdoptableApp.repository([
            "Package.swift": Self.package("One"), "Sources/One/Router.swift": AdoptableApp.resolver,
            "Sources/One/Flow.swift": "final class Flow {\n    func open(_ place: any Place) -> UIViewController {\n"
                + "        switch place {\n        case is Home: return HomeController()\n"
                + "        case is Film: return FilmController(1)\n        default: return Closed()\n        }\n    }\n}\n",
        ])
        _ = try await Tool.vipergen("adopt", "--resolver", "Router", in: folder.url)
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen("adopt", "--resolver", "Flow", "--specs", "specs-Flow", in: folder.url)
        let (old, new) = ("Generated/Router+AdoptedScenes.swift", "Generated/Flow+AdoptedScenes.swift")
        #expect(
            run.status == 1
                && run.errors.contains(
                    "error: 'Sources/One/\(old)' is in the way of 'Sources/One/\(new)': the specs in 'specs' ask for it, and a module has one switch [file-in-the-way]"
                ),
            "\(run.everything)"
        )
        #expect(try FileTree.read(folder.url) == before)
    }
}
